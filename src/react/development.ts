'use client';

/**
 * Bundlers use this instead of `index.ts` in development: the same components, which also report mistakes in their props, and a missing API.
 * They run in the browser too, also where in production only the host does: that alone can ask for the API.
 */
import * as React from 'react';
import type { ForwardedRef, ReactElement } from 'react';
import { CART_CHECKS, PRODUCT_CHECKS } from './check-props';
import * as components from './index';
import { CheckApi } from './check-api';
import type { AcceleratedCheckoutCartProps, AcceleratedCheckoutProps, ShopProps } from './public';
import { withRef } from './attributes';

type Checks = typeof PRODUCT_CHECKS;
type Component<Props> = (props: Props) => ReactElement;

const said = new Set<string>();

/** The mistake in one prop, in the widget's own words; null if the prop is right. */
function mistake(checks: Checks, props: object, prop: string, component: string): string | null {
  const value: unknown = Reflect.get(props, prop);
  const code = checks[prop]?.(value);
  return code ? `karui: ${code} (prop ${prop} of <${component}>)` : null;
}

/**
 * React 19 gives the stack of components by this function, and no longer reads `propTypes`.
 * https://react.dev/reference/react/captureOwnerStack
 */
const ownerStack = Reflect.get(React, 'captureOwnerStack') as (() => string | null) | undefined;

function withChecks<Props extends ShopProps>(
  name: string,
  component: Component<Props>,
  checks: Checks,
): Component<Props> {
  const checked = (props: Props, ref: ForwardedRef<HTMLElement>): ReactElement => {
    if (ownerStack)
      for (const prop of Object.keys(checks)) {
        const told = mistake(checks, props, prop, name);
        if (!told || said.has(told)) continue;
        said.add(told);
        console.error(told + (ownerStack() ?? ''));
      }
    const { apiBase, accessToken } = props;
    return React.createElement(
      React.Fragment,
      null,
      React.createElement<object>(component as Component<object>, { ...props, ref }),
      React.createElement(CheckApi, { apiBase, accessToken }),
    );
  };
  // React 18, and Preact with `preact/debug`, say these with the stack of components.
  const validate = (props: object, prop: string) => {
    const told = mistake(checks, props, prop, name);
    return told ? new Error(told) : null;
  };
  const propTypes = Object.fromEntries(Object.keys(checks).map((prop) => [prop, validate]));
  return Object.assign(withRef(checked), { displayName: name, propTypes });
}

export const AcceleratedCheckout: Component<AcceleratedCheckoutProps> = withChecks(
  'AcceleratedCheckout',
  components.AcceleratedCheckout,
  PRODUCT_CHECKS,
);

export const AcceleratedCheckoutCart: Component<AcceleratedCheckoutCartProps> = withChecks(
  'AcceleratedCheckoutCart',
  components.AcceleratedCheckoutCart,
  CART_CHECKS,
);
