import { StrictMode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { Shop, type Visit } from './shop';

/**
 * Streams a page. The scripts stand before React's own ending, as frameworks put them.
 *
 * @param withWidget the page brings the widget along, as one with the snippet does: it is there before React
 */
export function renderPage(visit: Visit, withWidget: boolean, fail: (error: unknown) => void): PipeableStream {
  return renderToPipeableStream(
    <StrictMode>
      <Shop {...visit} />
    </StrictMode>,
    {
      bootstrapModules: [...(withWidget ? [`${visit.widget}wallets.js`] : []), '/react-store/client.js'],
      bootstrapScriptContent: `window.visit=${JSON.stringify(visit)}`,
      onShellError: fail,
    },
  );
}
