/** What the core does with what is remembered, as a script of a page. */
import { applyRemembered } from '../../src/compat/remembered-rules';

// The core does it when it fills the page's first host.
requestAnimationFrame(applyRemembered);
