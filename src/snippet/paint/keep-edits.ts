import { beforeNow, EDITS, isRecent, type EarlyEvent } from '../../core/page/early-event';
import { readVariant } from '../../core/page/read-variant';
import { EARLY_EVENTS } from '../../names';
import { findHosts } from '../boot';
import { page } from '../page';
import { listen } from './listen';

/** The variant of each host's form. */
const variantsNow = () =>
  new Map(
    [...findHosts()].flatMap((host) => {
      const form = host.closest('form');
      return form ? [[form, readVariant(form)?.variantId] as const] : [];
    }),
  );

/**
 * Keeps what the shopper changes before the widget is there, so that a press buys what was chosen a moment before. The widget takes the
 * list over; then nothing more is kept here.
 */
export const keepEdits = (): void => {
  page[EARLY_EVENTS] = [];
  listen(EDITS, (event) => {
    const kept = page[EARLY_EVENTS];
    if (!kept) return;
    const [target] = event.composedPath();
    const early: EarlyEvent = { event, target, at: beforeNow(), variants: variantsNow() };
    page[EARLY_EVENTS] = [...kept.filter(isRecent), early];
  });
};
