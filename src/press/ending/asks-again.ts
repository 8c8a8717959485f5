import type { AsksAgain, Ending } from '../../wallet';

/** Whether a press has opened no window, and another one may. */
export const asksAgain = (ending: Ending | null): ending is AsksAgain =>
  ending?.type === 'unavailable' && ending.because === 'press_again';
