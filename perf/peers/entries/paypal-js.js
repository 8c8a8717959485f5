import { loadScript } from '@paypal/paypal-js';

const paypal = await loadScript({ clientId: 'test', currency: 'JPY' });
await paypal.Buttons({ createOrder: () => Promise.resolve('1'), onApprove: () => Promise.resolve() }).render('#root');
