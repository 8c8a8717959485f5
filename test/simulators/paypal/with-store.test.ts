import { describe, expect, test, vi } from 'vitest';
import { createBuyer, type BuyersCart } from '../../store/test-support/buyer';
import { tokyo } from '../../store/test-support/addresses';
import { line } from '../../store/test-support/goods';
import { createPaypalShopper } from '../../store/test-support/paypal-shopper';
import { useStore } from '../../store/test-support/use-store';
import type { FlowState } from './flow/flow';
import { storeOrders } from './shopper/store-orders';
import { AGREEMENT_ADDRESS, createPayPalSimulator, ORDER_ADDRESS, type PayPalSimulator } from './simulator';

const store = useStore();
const buyer = createBuyer(store);
const shopper = createPaypalShopper(store, buyer);

/** Waits for a state of the click, in real time. */
const until = ({ flow, watch }: PayPalSimulator, wanted: FlowState) =>
  new Promise<void>((reached) => {
    const look = () => {
      if (flow()?.state !== wanted) return;
      stop();
      reached();
    };
    const stop = watch(look);
    look();
  });

/** Clicks a button whose tokens are the store's. */
async function click(cart: BuyersCart, agreement = false, address = agreement ? AGREEMENT_ADDRESS : ORDER_ADDRESS) {
  const simulator = createPayPalSimulator({}, { orders: storeOrders(store.url) });
  const { namespace } = simulator.load(address);
  const approvals: { payerID?: string | null; orderID: string; billingToken?: string | null }[] = [];
  const errors: string[] = [];
  const create = () => shopper.token(cart.id, agreement);
  const button = namespace.Buttons({
    fundingSource: 'paypal',
    ...(agreement ? { createBillingAgreement: create } : { createOrder: create }),
    onApprove: async (data) => void approvals.push(data),
    onError: (error) => void errors.push(String(error)),
  });
  await button.render({} as HTMLElement);
  simulator.user.click();
  return { simulator, approvals, errors };
}

describe('with the store', () => {
  test.each([
    [false, /^EC-/],
    [true, /^EC-/],
  ])('an approval is known to it, and pays the cart (agreement: %s)', async (agreement, orderId) => {
    const cart = await buyer.create([line(42_001, 1, agreement ? 9001 : undefined)]);
    const { simulator, approvals } = await click(cart, agreement);
    await until(simulator, 'open');
    const token = simulator.flow()!.token!;
    expect(simulator.flow()!.order).toMatchObject({ token, agreement, currency: 'JPY' });
    expect(await buyer.call('PayPalBuyerDetailsFetch.ext', { cartId: cart.id, token })).toMatchObject({
      userErrors: [{ code: 'NO_PENDING_TASK' }],
    });
    simulator.user.approve({ buyer: 'no-phone' });
    await until(simulator, 'over');
    const [data] = approvals;
    expect([data!.orderID, data!.billingToken]).toEqual([expect.stringMatching(orderId), agreement ? token : null]);
    const { email, expiresAt, destinationAddress } = await shopper.details(cart.id, token);
    expect(destinationAddress).toMatchObject({ phone: null, zip: '100-0014' });
    const content = {
      billingAddress: tokyo,
      email,
      expiresAt,
      token,
      payerId: data!.payerID,
      merchantId: 'KARUIDEMO',
      vaultingAgreement: agreement,
      acceptedSubscriptionTerms: agreement,
    };
    const { userErrors } = await buyer.call('cartPaymentUpdate', {
      cartId: cart.id,
      payment: { amount: cart.cost.totalAmount, walletPaymentMethod: { paypalWalletContent: content } },
    });
    expect([userErrors, simulator.violations]).toEqual([[], []]);
  });

  test('a token in another currency than the script’s is refused', async () => {
    const cart = await buyer.create([line(43_001)]);
    const { simulator, errors } = await click(cart, false, ORDER_ADDRESS.replace('JPY', 'USD'));
    await until(simulator, 'over');
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(errors).toEqual([expect.stringContaining('Expected currency from order api call to be USD, got JPY')]);
    expect(simulator.violations).toEqual([expect.stringMatching(/^31: /)]);
  });
});
