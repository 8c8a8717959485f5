import { forwardRef, type ForwardedRef, type ReactElement } from 'react';

/**
 * Makes a component of a function that gets its ref apart from its props. React 18 hands a component no ref otherwise; React 19 and
 * Preact still take this way, and so do server components, where the ref is absent.
 */
export const withRef = <Props extends object>(
  draw: (props: Props, ref: ForwardedRef<HTMLElement>) => ReactElement,
): ((props: Props) => ReactElement) => forwardRef(draw as never) as never;
