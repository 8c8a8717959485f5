import pkg from '../../../package.json' with { type: 'json' };
import { answerAmazon } from './amazon/answer-amazon';
import { answerAjax } from './ajax/answer-ajax';
import type { RenderSection } from './ajax/sections';
import { answerControl } from './control/answer-control';
import { isLogged } from './control/request-log';
import { choiceCookies, choiceOf, marketOfShopper } from './choices';
import { nonceFor, withContentPolicy } from './content-policy';
import { answerGraphql, isGraphqlPath } from './graphql/answer-graphql';
import { withCookie, type Answer } from './http/answer';
import { loggedBody } from './http/read-body';
import type { StoreRequest } from './http/store-request';
import { answerHydrogen } from './hydrogen';
import { splitLanguage, withLanguage } from './language';
import { answerPlayground } from './answer-playground';
import { answerPaypal } from './paypal/answer-paypal';
import { answerPage } from './page-routes';
import { answerShopPay } from './shop-pay/answer-shop-pay';
import { answerPolicy } from './policies/answer-policy';
import { withHostilePolicy } from './policies/hostile-policy';
import { switchesFor } from './panel-switches';
import type { StoreState } from './store-state';
import { STOREFRONT_TOKEN } from './storefront-token';
import { answerTelemetry } from './telemetry/answer-telemetry';
import { consentCookie, withServerTiming } from './telemetry/consent';
import { answerWallets } from './wallets/answer-wallets';

/** Answers everything that is not a file: `/__store/…`, the API, the Ajax cart, the pages. */
export const answerRequest = async (
  request: StoreRequest,
  state: StoreState,
  { renderSection, switches: opened }: { renderSection: RenderSection; switches: URLSearchParams },
): Promise<Answer | 'drop'> => {
  const { method, url, headers, body, cookies } = request;
  if (isLogged(url.pathname))
    state.requests.add({ method, url: `${url.pathname}${url.search}`, headers, body: loggedBody(body) });

  const telemetry = await answerTelemetry(request, state);
  if (telemetry) return telemetry;
  const control = answerControl(request, state);
  if (control) return control;
  if (isGraphqlPath(url.pathname)) {
    const called = withHostilePolicy(await answerGraphql(request, state, url.origin), request);
    return called === 'drop' ? called : withServerTiming(called, request, 'api');
  }
  const hydrogen = answerHydrogen(request, state);
  if (hydrogen) return hydrogen;
  const wallet = await answerWallets(request, state);
  if (wallet) return wallet;
  const partner = answerPaypal(request, state) ?? answerAmazon(request, state) ?? answerShopPay(request, state);
  if (partner) return partner;
  const policy = await answerPolicy(url.pathname, state);
  if (policy) return policy;

  const switches = switchesFor(opened, cookies);
  const { language, path: pathname } = splitLanguage(url.pathname);
  const ajax = answerAjax(request, pathname, state, (name, cart, page) =>
    renderSection(name, cart, { ...page, switches }),
  );
  if (ajax) return withLanguage(ajax, language);

  const given = {
    theme: choiceOf('theme', request),
    version: pkg.version,
    token: STOREFRONT_TOKEN,
    switches,
    market: marketOfShopper(request),
  };
  const playground = answerPlayground(request, state, given);
  if (playground) return playground;

  const nonce = nonceFor(url);
  const page = answerPage(request, pathname, state, { ...given, ...(nonce !== undefined && { nonce }) });
  const told = withServerTiming(withLanguage(page, language), request, 'page');
  const answered = nonce === undefined ? told : withContentPolicy(told, nonce);
  return [...choiceCookies(request), ...consentCookie(request)].reduce<Answer>(withCookie, answered);
};
