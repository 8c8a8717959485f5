import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Shop, type Visit } from './shop';

/** The server wrote it into the page. */
const { visit } = window as unknown as { visit: Visit };

hydrateRoot(
  document,
  <StrictMode>
    <Shop {...visit} />
  </StrictMode>,
);
