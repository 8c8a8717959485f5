/** What one tab has of the widget's code: bundled once, and run once for each tab. */
// It hands itself over to the core, as when it is fetched.
import '../../all-chunks';
import '../../../src/press';
export { fetchApple } from '../../../src/core/apple';
export { click, prepare } from '../../../src/core/click';
export { listenToPage } from '../../../src/core/listen-to-page';
export { flush, sendBy } from '../../../src/core/track';
export { createWidget } from '../../../src/core/widget';
export { run } from '../../../src/press/run';
export { inStorages } from '../../../src/press/pending-order';
