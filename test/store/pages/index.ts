export { cartPage } from './cart/cart-page';
export { checkoutPage } from './checkout-page';
export { homePage } from './home/home-page';
export { productPage } from './product/product-page';
export { productSection } from './product/product-section';
export { renderSection } from './render-section';
export { emptyCheckoutPage, notFoundPage, thankYouPage, unknownWalletsPage } from './plain-pages';
