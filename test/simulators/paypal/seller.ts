import { vi } from 'vitest';
import type { ButtonOptions, ButtonsComponent, Orders } from './rules/paypal-types';
import type { Browser } from './buttons/browsers';
import type { Options } from './shopper/options';
import { createPayPalSimulator, ORDER_ADDRESS } from './simulator';

export const fakeClock = () => vi.useFakeTimers();

/** Lets everything happen that waits for nothing but its turn. */
export const settle = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

/** A promise that is settled by hand. */
export function byHand<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

interface Given {
  options?: Partial<Options>;
  /** Changes of what the page passes in. */
  button?: ButtonOptions;
  address?: string;
  browser?: Browser;
  orders?: Orders;
}

/** A page that keeps every rule, and writes down what it is told. */
export function createSeller({ options, button = {}, address = ORDER_ADDRESS, browser, orders }: Given = {}) {
  const complaints: string[] = [];
  const simulator = createPayPalSimulator(options, {
    complain: (_level, text) => void complaints.push(text),
    ...(browser && { browser }),
    ...(orders && { orders }),
  });
  const script = simulator.load(address);
  const told: unknown[] = [];
  let tokens = 0;
  const newToken = (kind: 'EC' | 'BA') => async () => {
    told.push('create');
    tokens += 1;
    return `${kind}-${tokens}`;
  };
  const creator = address.includes('intent=tokenize')
    ? { createBillingAgreement: newToken('BA') }
    : { createOrder: newToken('EC') };
  const handlers: ButtonOptions = {
    fundingSource: 'paypal',
    style: { color: 'gold', shape: 'sharp', label: 'pay', height: 44, disableMaxWidth: true, tagline: false },
    ...creator,
    onClick(_data, actions) {
      told.push('click');
      return actions.resolve();
    },
    onApprove: async (data) => void told.push(['approve', data]),
    onCancel: (data) => void told.push(['cancel', data]),
    onError: (error) => void told.push(['error', error instanceof Error ? error.message : error]),
    ...button,
  };
  const make = (): ButtonsComponent => script.namespace.Buttons!(handlers);
  const tell = () => told.splice(0);
  return {
    simulator,
    script,
    complaints,
    make,
    /** What the page was told since it was asked last. */
    tell,
    state: () => simulator.flow()?.state,
    /** Numbers of the rules that were broken. */
    broken: () => simulator.violations.map((text) => Number.parseInt(text, 10)),
    /** Paints a button. */
    async paint(): Promise<ButtonsComponent> {
      const made = make();
      void made.render({} as HTMLElement);
      await settle();
      return made;
    },
  };
}

/** Paints a button and clicks it. */
export async function click(button: ButtonOptions = {}, given: Omit<Given, 'button'> = {}) {
  const seller = createSeller({ ...given, button });
  await seller.paint();
  seller.simulator.user.click();
  await settle();
  return seller;
}
