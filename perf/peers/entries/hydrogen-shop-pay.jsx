import { ShopPayButton } from '@shopify/hydrogen-react';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(
  <ShopPayButton storeDomain="https://demo.myshopify.com" variantIds={['gid://shopify/ProductVariant/41001']} />,
);
