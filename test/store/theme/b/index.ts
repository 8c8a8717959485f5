import './theme.css';
import { listenToCartLines } from '../cart-lines';
import { listenToCartNote } from '../cart-note';
import { listenToDrawer } from '../drawer';
import { listenToQuantityButtons } from '../quantity-buttons';
import { listenToQuickView } from '../quick-view';
import { CartDrawerComponent, findDrawer } from './cart-drawer';
import { changeLine } from './change-line';
import { ProductFormComponent } from './product-form-component';
import { quickView } from './quick-view';

listenToQuantityButtons();
listenToCartLines(changeLine);
listenToCartNote('/cart/update.js');
listenToDrawer(findDrawer);
listenToQuickView(quickView);
// `add-to-cart-component` is not defined: it only has to be an element between the submit button and the payment button.
customElements.define('cart-drawer-component', CartDrawerComponent);
customElements.define('product-form-component', ProductFormComponent);
