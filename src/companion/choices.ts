import { CHOICE_WATCH } from '../lib/chunk-names';
import { fetchChunk } from '../lib/code';
import type * as ChoiceWatch from '../choice-watch';
import type { EarlyChoice, WaitForWriting } from '../choice-watch';
import { loadOnce } from '../lib/async';
import { CHOICE, CHOICE_CONTROL } from '../lib/patterns';
import { liveWidgets, type Widget } from '../widget/live-widgets';
import { recent, type Edit } from './early-events';
import { fieldsOf } from '../page/form';
import { report } from '../lib/track';
import { watchRequests, type BegunRequest } from './page-requests';
import { CHOICE_LIMIT } from '../limits';

/** Whether an event may be a choice of a variant: of all controls, only a radio or a list is one. */
const mayChoose = ({ event, target }: Edit): boolean =>
  RegExp(CHOICE).test(event.type) &&
  (event.type !== 'change' || RegExp(CHOICE_CONTROL).test((target as Partial<HTMLInputElement>).type ?? ''));

let waiting: EarlyChoice[] = [];
const watched = new WeakMap<Widget, WaitForWriting>();

/** The code that watches choices. A shopper who buys the preselected variant does not need it. */
const [choiceWatch, fetchChoiceWatch] = loadOnce<typeof ChoiceWatch>(
  () => fetchChunk(CHOICE_WATCH),
  report,
  () => {
    for (const widget of liveWidgets) lookAfterChoices(widget);
    waiting = [];
  },
);

/** Watches the choices of a product's host, once the page has had its first choice. */
export function lookAfterChoices(widget: Widget): void {
  const { form } = widget.purchase;
  const watch = choiceWatch();
  if (form && watch) watched.set(widget, watch.watchChoice(widget, form, waiting, watchRequests));
}

/** Keeps an event that may be a choice until the code that watches choices is loaded. After that, that code listens itself. */
export function keepChoice(choice: EarlyChoice): void {
  if (choiceWatch() || !mayChoose(choice)) return;
  waiting = [...recent(waiting), choice];
  void fetchChoiceWatch();
}

/** Takes an event that may be a choice, and records the requests that the page begins because of it. */
export function noteChoice(edit: Edit): void {
  if (choiceWatch() || !mayChoose(edit)) return;
  const begun: BegunRequest[] = [];
  let pass = (request: BegunRequest): void => void begun.push(request);
  watchRequests((request) => pass(request));
  const widgets = [...liveWidgets].filter(({ purchase }) => purchase.form);
  keepChoice({
    ...edit,
    variants: new Map(widgets.map(({ purchase }) => [purchase.form, purchase.variantId?.()])),
    fields: new Map(widgets.map((widget) => [widget, fieldsOf(widget.purchase.form!)])),
    onRequest(handle) {
      begun.forEach(handle);
      pass = handle;
    },
  });
}

/** Resolves when a widget's form has what the shopper has chosen, after 5 s at most. Undefined if the form has it already. */
export function waitForChoice(widget: Widget): Promise<void> | undefined {
  if (choiceWatch()) return watched.get(widget)?.();
  if (waiting.some(({ at }) => performance.now() < at + CHOICE_LIMIT))
    return fetchChoiceWatch().then(() => watched.get(widget)?.());
}
