import { createElement, Fragment, type ComponentType, type VNode } from 'preact';

/**
 * React's JSX runtime on Preact's `createElement`, which is in the core anyway. Preact's own runtime brings what JSX templates and
 * server rendering need besides: 85 bytes of the core, brotli.
 */
export function jsx(type: string | ComponentType, props: Record<string, unknown>, key?: string): VNode {
  return createElement(type as ComponentType, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxDEV, jsx as jsxs };
