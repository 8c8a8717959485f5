import { cartOfCookie, cookieOfCart } from '../cart-cookie';
import { settleCurrency } from '../../shop/cart/settle-currency';
import { html, json, redirect, withCookie, type Answer } from '../http/answer';
import type { StoreRequest } from '../http/store-request';
import { marketOfShopper } from '../choices';
import type { StoreState } from '../store-state';
import { add } from './add';
import type { AjaxCall, AjaxResult } from './ajax-call';
import { badParameter } from './ajax-error';
import { cartJson } from './cart-json';
import { change } from './change';
import { clear } from './clear';
import { type Fields } from './read-fields';
import { isRecord } from '../control/is-record';
import { ownPath } from './own-path';
import { sectionPage } from './section-page';
import { withSections, type RenderSection } from './sections';
import { update } from './update';

const operations: Record<string, (call: AjaxCall) => AjaxResult> = { add, change, update, clear };

const POST_PATH = /^\/cart\/(add|change|update|clear)(\.js|\.json)?$/;

/** A form that is sent without script expects to be redirected to the cart; all others read the answer. */
const wantsJson = ({ url, headers, body }: StoreRequest): boolean =>
  /\.js(on)?$/.test(url.pathname) ||
  body.type === 'json' ||
  /json|javascript/.test(headers.accept ?? '') ||
  headers['x-requested-with'] === 'XMLHttpRequest';

const fieldsOf = ({ body }: StoreRequest): Fields | null => {
  if (body.type === 'none') return {};
  if (body.type === 'unreadable') return null;
  return isRecord(body.value) ? body.value : null;
};

const refusalPage = (refused: Answer): Answer => {
  const { description } = JSON.parse(refused.body) as { description: string };
  const text = description.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return html(
    refused.status,
    `<!doctype html><html lang="ja"><title>カート</title><p>${text}</p><a href="/cart">カートへ</a></html>`,
  );
};

const post = (request: StoreRequest, state: StoreState, operation: string, render: RenderSection): Answer => {
  const run = operations[operation];
  const fields = fieldsOf(request);
  if (!run || !fields) return badParameter('The body must be JSON or a form');
  const cart = cartOfCookie(state.carts, request) ?? state.carts.create();
  const result = run({ cart, stock: state.stock, fields });
  settleCurrency(cart, marketOfShopper(request).country);
  state.carts.keep(cart);
  const readsAnswer = wantsJson(request);
  if (result.type === 'error') {
    const refused = readsAnswer ? result.answer : refusalPage(result.answer);
    return withCookie(refused, cookieOfCart(cart));
  }
  const section = (name: string) => render(name, cart, sectionPage(request, fields['sections_url'], cart));
  const answer = readsAnswer
    ? json(200, withSections(result.value(), fields, section))
    : redirect(ownPath(fields['return_to']));
  return withCookie(answer, cookieOfCart(cart));
};

/**
 * The Ajax cart API. `pathname` has no locale prefix. `null` for any other path or method. The first call creates a cart and its
 * cookie.
 */
export const answerAjax = (
  request: StoreRequest,
  pathname: string,
  state: StoreState,
  render: RenderSection,
): Answer | null => {
  if (request.method === 'GET' && /^\/cart\.js(on)?$/.test(pathname)) {
    const cart = cartOfCookie(state.carts, request) ?? state.carts.create();
    state.carts.keep(cart);
    return withCookie(json(200, cartJson(cart)), cookieOfCart(cart));
  }
  const operation = request.method === 'POST' ? POST_PATH.exec(pathname)?.[1] : undefined;
  return operation === undefined ? null : post(request, state, operation, render);
};
