// The libraries that the widget is built on, and nothing of the widget: one button that follows a signal.
import { effect, signal } from '@preact/signals';
import { h, render } from 'preact';

const busy = signal(false);
const root = document.querySelector('#root');
effect(() => {
  render(h('button', { type: 'button', disabled: busy.value, onClick: () => (busy.value = true) }, '今すぐ購入'), root);
});
