/** What is seen of the button of a wallet. */
export interface Seen {
  width: number;
  height: number;
  /** `rgb(…)` of its background. */
  background: string;
  /** The logo's paths and the colour of the first one; null where none is shown: a button of the store's own has none. */
  logo: { paths: (string | null)[]; ink: string } | null;
  text: string;
}

/** Looks at the button of a wallet's element; null while it is not there. Runs in a page. */
export function seen(selector: string): Seen | null {
  const element = document.querySelector(selector);
  const button = (element?.shadowRoot ?? element)?.querySelector<HTMLElement>('button, a');
  if (!button) return null;
  const { width, height } = button.getBoundingClientRect();
  const drawing = button.querySelector('svg');
  const isShown = drawing && drawing.getBoundingClientRect().width > 0;
  const paths = [...(drawing?.querySelectorAll('path') ?? [])];
  return {
    width,
    height,
    background: getComputedStyle(button).backgroundColor,
    logo: isShown
      ? { paths: paths.map((path) => path.getAttribute('d')), ink: getComputedStyle(paths[0]!).fill }
      : null,
    text: button.textContent.trim(),
  };
}
