export { cartPage } from './cart-page';
export { checkoutPage } from './checkout-page';
export { homePage } from './home-page';
export { notFoundPage } from './not-found-page';
export { productPage } from './product-page';
export { productSection } from './product-section';
export { renderSection } from './render-section';
export { thankYouPage } from './thank-you-page';
