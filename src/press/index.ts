import { takeFlow } from '../core/press-flow';
import { prepare, press } from './running/begin-press';
import { endPresses, joinPress, leavePress } from './running/waiting-hosts';

const flow = { prepare, press, endPresses, joinPress, leavePress };
export type PressFlow = typeof flow;

// Not exported: wallets import other parts of this chunk, so the bundler would make a module object, with a helper that throws where a
// page has put anything on `Object.prototype`.
takeFlow(flow);
