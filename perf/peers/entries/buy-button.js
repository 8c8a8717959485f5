import ShopifyBuy from '@shopify/buy-button-js';

const client = ShopifyBuy.buildClient({ domain: 'demo.myshopify.com', storefrontAccessToken: 'demo' });
const ui = ShopifyBuy.UI.init(client);
ui.createComponent('product', {
  id: 7001,
  node: document.querySelector('#root'),
  options: { product: { buttonDestination: 'checkout', contents: { img: false, title: false, price: false } } },
});
