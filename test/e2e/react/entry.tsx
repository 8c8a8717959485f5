import { mount } from '../../../src/button/roots';
import { Counter } from './counter';

const root = (id: string) => document.body.appendChild(Object.assign(document.createElement('div'), { id }));

mount(root('in-core'), () => <Counter name="core" />);
const { mountLazy } = await import('./lazy');
mountLazy(root('in-lazy'));
