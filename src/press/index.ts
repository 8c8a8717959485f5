import { type PressCode, takePressCode } from '../widget/press-code';
import { onEnd } from '../lib/async';
import { onWidget } from '../widget/live-widgets';
import { forgetEnding, isTaken } from './choose';
import { endPresses, joinPress, quitPress } from './hosts';
import { prepare } from './prepare';
import { run } from './run';

// Each host takes part in presses until its end: if a press for the same purchase is under way, it waits for that press.
onWidget((widget) => {
  joinPress(widget);
  onEnd(widget.end, () => quitPress(widget));
});

// The page was left, and has come back: presses that were under way are over.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  endPresses();
  forgetEnding();
});

const code: PressCode = { isTaken, run, prepare };

// Not exported: wallets import other parts of this chunk, so the bundler would make a module object, with a helper that throws where a
// page has put anything on `Object.prototype`.
takePressCode(code);
