/** What one tab has of the widget's code: bundled once, and run once for each tab. */
// It hands itself over to the core, as when it is fetched.
import '../../all-chunks';
import '../../../src/press';
export { fetchApple } from '../../../src/click/click';
export { click, prepare } from '../../../src/click/click';
export { listenToPage } from '../../../src/click/listen-to-page';
export { flush, sendBy } from '../../../src/lib/track';
export { createWidget } from '../../../src/widget/widget';
export { run } from '../../../src/press/run';
export { inStorages } from '../../../src/press/pending-order';
