import './theme.css';
import { listenToCartLines } from '../cart-lines';
import { listenToQuantityButtons } from '../quantity-buttons';
import { ProductFormElement } from './product-form';
import { ProductInfo } from './product-info';

listenToQuantityButtons();
listenToCartLines();
customElements.define('product-info', ProductInfo);
customElements.define('product-form', ProductFormElement);
