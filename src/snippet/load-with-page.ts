import { LOADS_WITH_PAGE } from '../names';
import { isLoading } from './page';
import { template } from './template';
import { findHosts, init } from './boot';

/** Whether the merchant wants the widget with each page, and not only when a shopper is interested. */
export const loadsWithPage = !!template?.hasAttribute(LOADS_WITH_PAGE);

/** Asks for the module when there is a host and the page is parsed, so that the widget never sees a host with incomplete content. */
export const loadWithPage = (): void => {
  const loadOnceThere = () => {
    if (isLoading() || !findHosts()[0]) return;
    observer.disconnect();
    init();
  };
  const observer = new MutationObserver(loadOnceThere);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', loadOnceThere);
  loadOnceThere();
};
