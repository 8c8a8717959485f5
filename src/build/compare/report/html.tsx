/** @jsxImportSource preact */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { RATES, type Comparison } from '../comparison.ts';
import { PAGE_STYLE } from './page-style.ts';
import { DifferencePicture, VitalPicture } from './pictures.tsx';
import { notesOf, rateRows, sentencesOf } from './sentences.ts';
import { drawnVitals, MIX, pagesOf, vitalRows } from './text.ts';

const TITLE = 'Karui beside the platform’s buttons';

/** An empty cell heads nothing. */
const headCell = (scope: 'col' | 'row', text: string) => (text ? h('th', { scope }, text) : h('td', null));

/** A table that scrolls by itself where the screen is narrow. */
function Table({ rows, label }: { rows: readonly (readonly string[])[]; label: string }) {
  const [head, ...body] = rows.map((cells, row) =>
    h(
      'tr',
      null,
      ...cells.map((cell, at) =>
        row === 0 ? headCell('col', cell) : at === 0 ? headCell('row', cell) : h('td', null, cell),
      ),
    ),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by the keyboard, too, it has to be scrolled
    <section class="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>{head}</thead>
        {h('tbody', null, ...body)}
      </table>
    </section>
  );
}

const Sentences = ({ all }: { all: readonly string[] }) => (
  <>
    {all.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </>
);

function Compared({ comparison }: { comparison: Extract<Comparison, { state: 'compared' }> }) {
  const drawn = drawnVitals(comparison.vitals);
  return (
    <>
      <div class="part">
        {RATES.some((name) => comparison.rates[name].difference) && <DifferencePicture rates={comparison.rates} />}
        <div>
          <h2>What visits came to</h2>
          <Sentences all={sentencesOf(comparison)} />
          <Table rows={rateRows(comparison)} label="What visits came to" />
        </div>
      </div>
      {drawn && (
        <div class="part">
          <VitalPicture row={drawn} />
          <div>
            <h2>How fast pages were</h2>
            <p class="key">
              <i class="karui" /> Karui <i class="platform" /> platform ┊ good up to here
            </p>
            <p>
              {`Drawn: ${pagesOf(drawn)}. Three of four page views were as fast as this, or faster; shorter is better. ${MIX}`}
            </p>
            <Table rows={vitalRows(comparison.vitals)} label="How fast pages were" />
          </div>
        </div>
      )}
    </>
  );
}

/** The report as a page: two pictures, and beside each what it says. It asks for no other file. */
export function asHtml(comparison: Comparison): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{TITLE}</title>
        <style>{PAGE_STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{TITLE}</h1>
          {comparison.state === 'compared' ? (
            <Compared comparison={comparison} />
          ) : (
            <Sentences all={sentencesOf(comparison)} />
          )}
          <Sentences all={notesOf(comparison)} />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}
