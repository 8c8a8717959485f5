import { takePressCode } from '../core/chunks';
import type { Button } from './press';
import { beginPress } from './running/begin-press';
import { prepare } from './running/prepare-wallet';
import { endPresses, joinPress, quitPress } from './running/waiting-hosts';

const code = {
  prepare: (button: Button) => prepare(button, beginPress),
  beginPress,
  endPresses,
  joinPress,
  quitPress,
};
export type PressCode = typeof code;

// Not exported: wallets import other parts of this chunk, so the bundler would make a module object, with a helper that throws where a
// page has put anything on `Object.prototype`.
takePressCode(code);
