/** The last script of the snippet without the early paint: there the buttons come with the widget, so it loads with the page. */
import { loadWithPage } from './load-with-page';
import { hasTemplate, isFirstRun } from './template';

if (isFirstRun || !hasTemplate) loadWithPage();
