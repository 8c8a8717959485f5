/**
 * The first script of the snippet without the early paint. The remembered rules must apply before the first frame. At this time the page
 * has already named its theme.
 */
import { applyRemembered } from './remembered';

requestAnimationFrame(applyRemembered);
