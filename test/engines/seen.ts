/** What is seen of the button of a wallet. */
export interface Seen {
  width: number;
  height: number;
  /** `rgb(…)` of its ground. */
  ground: string;
  /** Name of the logo's file, null while it has not arrived or is not shown; a button of the store's own has none. */
  logo: string | null;
  text: string;
}

/** Looks at the button of a wallet's element; null while it is not there, or its logo is not. Runs in a page. */
export function seen(selector: string): Seen | null {
  const element = document.querySelector(selector);
  const button = (element?.shadowRoot ?? element)?.querySelector<HTMLElement>('button, a');
  if (!button) return null;
  const { width, height } = button.getBoundingClientRect();
  const image = button.querySelector('img');
  if (image && !(image.src && image.complete)) return null;
  // It has arrived, and the widget is told of it next: until then the name stands in its place.
  if (image && image.naturalWidth > 0 && !image.alt) return null;
  const hasLogo = image && image.naturalWidth > 0 && image.getBoundingClientRect().width > 0;
  return {
    width,
    height,
    ground: getComputedStyle(button).backgroundColor,
    logo: hasLogo ? image.src.split('/').pop()! : null,
    text: button.textContent.trim(),
  };
}
