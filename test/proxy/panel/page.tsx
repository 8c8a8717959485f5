import { checkoutNote } from '../checkout-note';
import { Buttons } from './buttons';
import { Figures } from './figures';
import type { Look } from './look';
import { switchWidget } from './switch-widget';
import type { Seen } from './watch-page';

/** The contents of the panel. */
export function Page({ look, seen }: { look: Look; seen: Seen }) {
  const { twoKinds, notStarted, theme, files, calls } = seen;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <h2>
        {look.store} {look.without ? 'without' : 'with'} Karui {look.version}
      </h2>
      <div className="actions">
        <button type="button" onClick={() => void switchWidget(look)}>
          {look.without ? 'Reload with Karui' : 'Reload without Karui'}
        </button>
      </div>
      <p className="muted">{checkoutNote(look.store)}</p>
      {twoKinds && <p className="trouble-text">Two kinds of buttons: {twoKinds}.</p>}
      {notStarted && <p className="trouble-text">Karui did not start: {notStarted}.</p>}
      <h2>Buttons</h2>
      <Buttons hosts={seen.hosts} />
      <h2>This page, with and without</h2>
      <Figures vitals={seen.vitals} />
      <h2>Theme</h2>
      <p>
        {theme.generation === 'not looked at yet'
          ? 'Its older rules are looked at after the first interaction with the page.'
          : `Generation: ${theme.generation}.`}
      </p>
      {theme.rules.length > 0 && <pre>{theme.rules.join('\n')}</pre>}
      <h2>Requests</h2>
      <p>
        {files.length} files of Karui, {(bytes / 1000).toFixed(1)} kB; {calls} calls of the cart API.
      </p>
      <details>
        <summary>Files</summary>
        <ul>
          {files.map(({ name, size }) => (
            <li key={name}>
              {name}: {(size / 1000).toFixed(1)} kB
            </li>
          ))}
        </ul>
      </details>
      <h2>Refused by the content policy</h2>
      {look.refused.length === 0 ? (
        <p>Nothing.</p>
      ) : (
        <ul>
          {look.refused.map(({ directive, address, disposition }) => (
            <li key={`${directive} ${address}`}>
              {directive}: {address} {disposition === 'report' && '(only reported)'}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
