import { mount } from '../../../src/button/roots';
import { Counter } from './counter';

export const mountLazy = (root: Element) => mount(root, () => <Counter name="lazy" />);
