import { promisedDays } from '../../shop/delivery/promised-days';
import { html, json, redirect, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import type { StoreState } from '../store-state';
import { STOREFRONT_TOKEN } from '../storefront-token';

/** The page that knows the shopper, on its real path. */
export const FRAME_PATH = '/services/login_with_shop/authorize';
/** Where the page's own client of delivery promises asks. */
export const PROMISE_PATH = '/__shop/promise';

/** How the frame's page misbehaves, in the shopper's cookie `demo_shop_mood`; the page itself does the others. */
const REFUSES = 'refuses';
const WRONG_ORIGIN = 'wrong-origin';

const violated = (problem: string): Answer => {
  const answer = json(400, { error: problem });
  answer.headers['x-violation'] = problem;
  return answer;
};

/** Which rule of the frame's address a request breaks; null when it keeps them. */
function frameProblem({ url, headers }: StoreRequest): string | null {
  const query = Object.fromEntries(url.searchParams);
  if (!/^https?:\/\/[^/]+$/.test(query['target_origin'] ?? '')) return '1: target_origin is no origin';
  if (query['flow'] !== 'shop_pay_button') return '1: flow is not shop_pay_button';
  if (url.searchParams.size !== 2) return `1: more than two parameters: ${url.search}`;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (purpose !== undefined) return `2: asked for as ${String(purpose)}`;
  const into = headers['sec-fetch-dest'];
  return into === undefined || into === 'iframe' ? null : `2: asked for as ${into}, not as a frame`;
}

const PAGE = `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>Shop Pay（シミュレーション）</title>
    <link rel="stylesheet" href="/store-assets/shop-pay-frame.css" />
    <script src="/store-assets/shop-pay-frame.js"></script>
  </head>
  <body></body>
</html>`;

function frame(request: StoreRequest): Answer {
  const problem = frameProblem(request);
  if (problem) return violated(problem);
  const mood = request.cookies['demo_shop_mood'];
  const { host, search } = request.url;
  // This machine's other name is another origin to the browser.
  if (mood === WRONG_ORIGIN && host.startsWith('localhost'))
    return redirect(`http://${host.replace('localhost', '127.0.0.1')}${FRAME_PATH}${search}`);
  const page = html(200, PAGE);
  if (mood === REFUSES) page.headers['x-frame-options'] = 'DENY';
  return page;
}

/** What the client answers: days, or null where nothing is promised. */
function promise({ url, headers }: StoreRequest, { stock }: StoreState): Answer {
  if (headers['x-shopify-storefront-access-token'] !== STOREFRONT_TOKEN)
    return violated('10: not the token of the shop');
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const variantId = Number(asked('variantId'));
  if (stock.of(variantId) === 0) return violated(`8: asked for variant ${asked('variantId')}, which can't be bought`);
  const days = promisedDays({ variantId, sellingPlanId: asked('sellingPlanId'), postalCode: asked('postalCode') });
  return json(
    200,
    days === null
      ? null
      : {
          selectedShippingOption: {
            minCalendarDaysToDelivery: days,
            maxCalendarDaysToDelivery: days,
            brandedPromise: { handle: 'shop_promise' },
          },
        },
  );
}

/** Shop's own server, as far as Shop Pay's button needs it: the frame's page, and how soon goods are there. Null for any other path. */
export function answerShopPay(request: StoreRequest, state: StoreState): Answer | null {
  const { pathname } = request.url;
  if (pathname === FRAME_PATH) return frame(request);
  return pathname === PROMISE_PATH ? promise(request, state) : null;
}
