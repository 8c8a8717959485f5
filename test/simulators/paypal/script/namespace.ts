import { createComponent } from '../buttons/component';
import type { Sdk } from '../buttons/sdk';
import type { Namespace } from '../rules/paypal-types';
import { VERSION } from './namespaces';

/** What one script leaves in the page: buttons, where its address names that component. */
export const createNamespace = (sdk: Sdk): Namespace => ({
  version: VERSION,
  ...(sdk.params.components.includes('buttons') && { Buttons: (options = {}) => createComponent(options, sdk) }),
});
