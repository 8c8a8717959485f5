import { mount } from '../../../src/core/ui/mount';
import { Counter } from './counter';

export const mountLazy = (root: Element) => mount(root, () => <Counter name="lazy" />);
