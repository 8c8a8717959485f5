/**
 * The first script of the snippet without the early paint. What is remembered has to be in force before the first frame, and the theme is
 * named by then.
 */
import { applyRemembered } from './remembered';

requestAnimationFrame(applyRemembered);
