import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerRequest } from './answer-request';
import { assetFault } from './files/asset-fault';
import { createAssets } from './files/assets';
import { readMissing } from './control/api-switch';
import { json } from './http/answer';
import { closed, listening } from './http/listen';
import { isForThisMachine, readRequest, urlOf } from './http/read-request';
import { compress, send } from './http/send';
import { appleFile } from './apple/apple-file';
import { amazonFile } from './amazon/amazon-file';
import { paypalFile } from './paypal/paypal-file';
import { STORE_DIST, WIDGET_DIST } from '../folders';
import { renderSection } from '../pages/render-section';
import { createStoreState } from './store-state';

export interface Store {
  /** Listens on 127.0.0.1; port 0 takes a free one. Rejects when the port is taken. `url` has no slash at its end. */
  listen(port: number): Promise<{ url: string; close(): Promise<void> }>;
}

const failed = (response: ServerResponse, error: unknown): void => {
  console.error(error);
  if (response.headersSent) response.destroy();
  else send(response, json(500, { errors: 'The demo store has a bug; see its output' }));
};

/**
 * The demo store, which is also the test server: files, API, Ajax cart and pages over one state in memory.
 *
 * @param switches of every page whose address does not say otherwise, such as `apple-pay=simulated&recommended=shop_pay`
 * @param metricsFile to which each body of metrics that was taken is added as a line, as the file exporter of an OpenTelemetry Collector does
 */
export const createStore = (switches = '', metricsFile?: string): Store => {
  const write = metricsFile ? (line: string) => appendFileSync(metricsFile, `${line}\n`) : undefined;
  const state = createStoreState(readMissing(new URLSearchParams(switches).get('api-without')), write);
  const assets = createAssets({ karui: WIDGET_DIST, theme: STORE_DIST });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isForThisMachine(request)) return send(response, json(421, { errors: 'Only localhost is answered here' }));
    const url = urlOf(request);
    const fault = await assetFault(url.pathname, state);
    if (fault) return send(response, fault);
    const file = paypalFile(url) ?? amazonFile(url) ?? appleFile(url);
    if (file !== null) request.url = file;
    await assets(request, response, () => {
      readRequest(request, url)
        .then((read) => answerRequest(read, state, { renderSection, switches: new URLSearchParams(switches) }))
        .then((given) => send(response, given))
        .catch((error: unknown) => failed(response, error));
    });
  };

  const server = createServer((request, response) =>
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => failed(response, error));
    }),
  );
  return {
    async listen(port) {
      const { port: taken } = await listening(server, port);
      return { url: `http://localhost:${taken}`, close: () => closed(server) };
    },
  };
};
