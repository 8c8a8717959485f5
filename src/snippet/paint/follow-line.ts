import { isOffline, STEP } from '../../early/line';
import { awaitLine } from '../../early/wait-for-line';
import { keep, keptPress, WIDGET_LIMIT } from './kept-press';

/**
 * Tells the shopper of a kept press when there is no line, and ends the press when there is none in time.
 *
 * @param show shows the state of the kept press
 */
export const followLine = (show: () => void): void => {
  const press = keptPress();
  if (!press || press.isOver) return;
  if (!isOffline()) return void setTimeout(followLine, STEP, show);
  press.until = Infinity;
  const shopper = {
    get value() {
      return keptPress() === press;
    },
  };
  void awaitLine(press.at, shopper).then((isBack) => {
    if (keptPress() !== press) return;
    if (!isBack) keep(null);
    // Only now the widget can be on its way.
    press.until = performance.now() + WIDGET_LIMIT;
    setTimeout(show, WIDGET_LIMIT + STEP);
    followLine(show);
    show();
  });
};
