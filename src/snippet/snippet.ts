/** The last script of the snippet without the early paint: there the buttons come with the widget, so it loads with the page. */
import { hasTemplate, isFirstRun, loadWithPage } from './boot';

if (isFirstRun || !hasTemplate) loadWithPage();
