/** Whether the widget has taken over a wallet's element: it writes the shop's token on it. */
export const isTaken = (element: Element): boolean => element.hasAttribute('access-token');
