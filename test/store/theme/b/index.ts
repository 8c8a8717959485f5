import './theme.css';
import { listenToCartLines } from '../cart-lines';
import { listenToQuantityButtons } from '../quantity-buttons';
import { ProductFormComponent } from './product-form-component';

listenToQuantityButtons();
listenToCartLines();
// `add-to-cart-component` stays a plain element: all it does here is to stand between the submit and the payment button.
customElements.define('product-form-component', ProductFormComponent);
