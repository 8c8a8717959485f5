import { render } from 'preact';
import { PayPalWindow } from './paypal-window';
import './window.css';

render(<PayPalWindow />, document.querySelector('main')!);
