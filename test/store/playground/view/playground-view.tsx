/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { copiedTexts } from '../copied-texts';
import type { Shop } from '../markup-of';
import { placeholdersIn } from '../placeholders';
import { writeQuery, type Asked } from '../query';
import type { Playground } from '../state';
import { Controls } from './controls';
import { Copied } from './copied';
import { Preview } from './preview';

/** Browsers slow a page down whose address changes all the time, as while a slider is moved. In ms. */
const ADDRESS_AFTER = 200;

export interface Given extends Asked {
  shop: Shop;
}

/** They stay until somebody closes them: the page would jump under a finger that moves a slider. */
function Problems({ problems }: { problems: readonly string[] }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed || problems.length === 0) return null;
  return (
    <div class="problems" role="alert">
      <p>The address asked for what can’t be shown:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setClosed(true)}>
        Close
      </button>
    </div>
  );
}

function Results({ state }: { state: Playground }) {
  const { markup, css, command } = copiedTexts(state);
  return (
    <div class="results">
      <Copied id="markup" title="Markup" text={markup}>
        <p>Shopify themes write it by themselves. On any other server, replace what stands in capitals:</p>
        <dl>
          {placeholdersIn(markup).map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Copied>
      <div>
        <Copied id="css" title="CSS" text={css} empty="None: nothing differs from the defaults.">
          {css && <p>For your own style sheet. Only what differs from the defaults is written.</p>}
        </Copied>
        <Copied id="snippet" title="Snippet" text={command}>
          <p>Writes the snippet for the head of pages with buttons. It is one for all of them.</p>
        </Copied>
      </div>
    </div>
  );
}

/** The page: choices, the buttons, and what there is to copy. The address has what is chosen. */
export function PlaygroundView({ state: first, problems, shop }: Given) {
  const [state, setState] = useState(first);
  const change = (patch: Partial<Playground>) => setState((before) => ({ ...before, ...patch }));
  useEffect(() => {
    // Until something is chosen, a wrong address stays to be looked at.
    if (state === first) return undefined;
    const query = writeQuery(state);
    const timer = setTimeout(
      () => history.replaceState(null, '', query ? `?${query}` : location.pathname),
      ADDRESS_AFTER,
    );
    return () => clearTimeout(timer);
  }, [state, first]);
  return (
    <>
      <Problems problems={problems} />
      <div class="chooser">
        <Preview state={state} shop={shop} />
        <Controls state={state} change={change} />
      </div>
      <Results state={state} />
    </>
  );
}
