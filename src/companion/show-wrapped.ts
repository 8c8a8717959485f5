/** Shows a wallet's element that the page insists on wrapping: a host shows only children that ask for one of its slots. */
export function showWrapped(host: HTMLElement, element: HTMLElement): void {
  let child: HTMLElement | null = element;
  while (child && child.parentElement !== host) child = child.parentElement;
  if (child) child.slot = element.slot;
}
