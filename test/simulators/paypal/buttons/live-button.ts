import { createFlow, type Flow } from '../flow/flow';
import { refuse } from '../../rules/refuse';
import type { ButtonOptions, Funding } from '../rules/paypal-types';
import type { FaceActs, OpenedWindow, Painted } from '../surface/surface';
import { isEligible } from './eligibility';
import { createLife } from './life';
import { styleOf } from './read-options';
import type { Sdk } from './sdk';

const REMOVED = 'Detected container element removed from DOM';

/** What messages of PayPal's own say when it destroys a button; then a `render()` under way resolves all the same. */
const QUIET = ['Window navigated away', 'Component destroyed', 'Component closed', 'Detected component window close'];

/** One button, from its options to its end. */
export function createLiveButton(given: ButtonOptions, funding: Funding, { params, context, buttons }: Sdk) {
  const { log, surface, options } = context;
  const life = createLife();
  let painted: Painted | null = null;
  let flow: Flow | null = null;

  const free = (ended: Flow) => {
    if (flow !== ended) return;
    flow = null;
    painted?.busy(false);
    context.ended(ended);
  };
  const takeClick = (window: OpenedWindow): Flow | null => {
    const ignored = () => {
      window.close();
      return null;
    };
    if (life.state() === 'over') {
      log.violate(25, `${funding}: a dead frame was clicked`);
      return ignored();
    }
    if (flow) return ignored();
    log.note('user', 'click', funding);
    const mine = createFlow({ button: given, funding, params, window, over: free }, context);
    flow = mine;
    painted?.busy(true);
    context.opened(mine);
    void mine.begin();
    return mine;
  };
  const acts: FaceActs = {
    click: takeClick,
    ready: () => life.ready(),
    gone() {
      // A render() under way resolves when its container is gone.
      life.resolve();
      button.end('sdk', new Error(REMOVED));
    },
    moved: () => flow?.destroy(new Error(REMOVED)),
  };
  const paint = (container: unknown): Promise<void> => {
    const face = {
      funding,
      style: styleOf(given, funding),
      locale: params.locale,
      nonce: params.nonce,
    };
    painted = surface.paint(container, face, acts);
    context.changed();
    return life.rendered;
  };
  /** Looks where it is to be painted, and paints it there. */
  const paintIn = (container: unknown): Promise<void> => {
    const place = surface.place(container);
    if (place.type === 'there') return paint(place.container);
    if (place.type === 'missing') {
      const error = new Error(place.message);
      button.end('sdk', null);
      given.onError?.(error as unknown as Record<string, unknown>);
      return refuse(6, error);
    }
    log.violate(
      6,
      `${funding}: the container is ${place.type === 'shadow' ? 'in a shadow root' : 'not in the document'}`,
    );
    button.end('sdk', null);
    if (place.type === 'detached') return Promise.resolve();
    return Promise.reject(new Error('Can not render into a shadow root'));
  };

  const button = {
    funding,
    life,
    /** What happens to it in the page. */
    acts,
    /** What is painted of it; null before, and where nothing was painted. */
    painted: (): Painted | null => painted,
    flow: (): Flow | null => flow,
    isEligible(): boolean {
      const agreement = given.createBillingAgreement !== undefined;
      return isEligible({ funding, agreement, params, browser: surface.browser });
    },
    render(container: unknown): Promise<void> {
      if (life.state() === 'over') return Promise.reject(new Error('Component destroyed'));
      if (life.state() === 'rendered') log.violate(41, `${funding}: render() was called twice`);
      life.begin();
      if (!button.isEligible()) {
        button.end('sdk', null);
        return Promise.reject(new Error(`${funding} is not eligible`));
      }
      if (options.render === 'rejects') return Promise.reject(new Error('Loading component timed out'));
      return options.render === 'no frame' ? Promise.resolve() : paintIn(container);
    },
    /**
     * Ends it, and the window with it.
     *
     * @param error what the page is told of a click under way; null for nothing
     * @param keepsFrame the frame stays where it is, dead
     */
    end(by: 'page' | 'sdk', error: Error | null, { keepsFrame = false } = {}): void {
      if (!life.end(by)) return;
      if (!error || QUIET.includes(error.message)) life.resolve();
      else life.reject(error);
      flow?.destroy(error);
      if (!keepsFrame) painted?.remove();
      buttons.delete(button);
      context.changed();
    },
  };
  buttons.add(button);
  return button;
}

export type LiveButton = ReturnType<typeof createLiveButton>;
