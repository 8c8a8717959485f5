import { atMost, round, type Check } from '../measure/gate';
import { median, medianInterval } from '../measure/median';
import { table } from '../measure/table';
import { WAYS, type Untouched, type Way, type Work } from './untouched';

/** Milliseconds of script that the widget's files may take in a page that nobody touches, and that such a page may take more than with the snippet alone. */
const OVER_SNIPPET = 2;

const notes = (loads: number) =>
  `Pages that nobody touches, on the slowed processor and a fast line, from the navigation until they are at rest, by the thread's own clock, medians of ${loads} loads. *Alone* is the snippet while none of the widget's files comes; the browser refuses them before a request begins, so that what asking for them takes is part of *with*. *Script* is compiling, evaluating and calling, with all that a script forces; *files* is the part of it that has the address of one of the widget’s files; *main thread* is all tasks. *Ours* is the median of what each round had with the widget more than without it. Below stands what such a page has fetched and run 8 s after the navigation: *files* are the widget's, headers included; *more in all* also has the snippet in the page's HTML.`;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** What each round had in one way more than in another. */
const differences = ({ work }: Untouched, kind: keyof Work, way: Way, than: Way): number[] =>
  work[way].map((one, index) => one[kind] - work[than][index]![kind]);

const filesOf = ({ work }: Untouched) => median(work.with.map(({ files }) => files));

/** Fails where a page's script is more than the snippet's by more than what two loads of one page differ by anyway. */
function scriptCheck(page: Untouched): Check {
  const more = differences(page, 'script', 'with', 'snippet');
  const [low, high] = medianInterval(more);
  return {
    what: `${page.page}, untouched: script over that of the snippet alone`,
    holds: low <= OVER_SNIPPET,
    found: `${round(median(more))}, with 95 % confidence ${round(low)} to ${round(high)}, of ${OVER_SNIPPET} ms`,
  };
}

/** The tables of untouched pages, and what must hold of them. */
export function untouchedText(pages: readonly Untouched[]): { texts: string[]; checks: Check[] } {
  const lines = pages.map((page) => [
    page.page,
    round(filesOf(page)),
    ...(['script', 'all'] as const).flatMap((kind) =>
      WAYS.map((way) => median(page.work[way].map((one) => one[kind])))
        .concat(median(differences(page, kind, 'with', 'without')))
        .map(round),
    ),
  ]);
  const ways = ['with', 'alone', 'without', 'ours'];
  const head = [
    'untouched page',
    'files, ms',
    ...['script', 'main thread'].flatMap((kind) => ways.map((way) => `${kind} ${way}, ms`)),
  ];
  const fetched = pages.map(({ page, fetched: { with: widget, without } }) => [
    page,
    widget.evaluated.length,
    widget.requests,
    kB(widget.bytes),
    kB(widget.allBytes - without.allBytes),
  ]);
  return {
    texts: [
      notes(pages[0]!.work.with.length),
      table(head, lines),
      table(['untouched page', 'modules evaluated', 'files', 'files, kB', 'more in all, kB'], fetched),
    ],
    checks: pages.flatMap((page) => {
      const { evaluated, requests } = page.fetched.with;
      return [
        scriptCheck(page),
        atMost(`${page.page}, untouched: script of the widget’s files`, filesOf(page), OVER_SNIPPET, 'ms'),
        {
          ...atMost(`${page.page}, untouched: modules of ours evaluated after 8 s`, evaluated.length, 0),
          found: evaluated.join(' ') || 'none',
        },
        // Where nothing is fetched, the snippet was not on the page and nothing was compared.
        { what: `${page.page}, untouched: the widget’s files are there`, holds: requests > 0, found: `${requests}` },
      ];
    }),
  };
}
