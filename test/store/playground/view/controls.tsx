/** @jsxImportSource preact */
import { pageColours } from '../colours';
import { BUY_DEFAULTS, LIMITS, PLACES, seenWallets, SHADOWS, WIDGET_DEFAULTS, type Place } from '../state';
import type { Change } from './change';
import { Colour, Range, Select } from './fields';
import { Notes } from './notes';
import { CartWallets, ProductWallets } from './wallet-fields';

const PLACE_WORDS: Record<Place, string> = {
  product: 'Product page',
  cart: 'Cart, side by side',
  stacked: 'Cart, stacked',
};

function Places({ state, change }: Change) {
  return (
    <fieldset>
      <legend>Place</legend>
      {PLACES.map((place) => (
        <label class="check" key={place}>
          <input
            type="radio"
            name="place"
            value={place}
            checked={state.place === place}
            onChange={() => change({ place })}
          />
          <span>{PLACE_WORDS[place]}</span>
        </label>
      ))}
      {state.place === 'cart' && <small class="hint">Where there is no room for a row, the buttons are stacked.</small>}
    </fieldset>
  );
}

type Sized = 'height' | 'radius' | 'gap';

interface SizeProps extends Change {
  name: Sized;
  label: string;
  hint?: string;
}

/** A size that is the widget's own default until somebody changes it. */
function Size({ name, label, hint, state, change }: SizeProps) {
  const standard = WIDGET_DEFAULTS[name][state.place];
  return (
    <Range
      id={name}
      label={label}
      {...(hint !== undefined && { hint })}
      limits={LIMITS[name]}
      value={state[name] ?? standard}
      onChange={(value) => change({ [name]: value === standard ? null : value })}
    />
  );
}

function Looks({ state, change }: Change) {
  const names = Object.keys(SHADOWS) as (keyof typeof SHADOWS)[];
  return (
    <fieldset>
      <legend>Look</legend>
      <Size
        name="height"
        label="Height"
        hint="25 to 55 px. Google asks for 40 px or more. Amazon’s own button needs 42 px."
        {...{ state, change }}
      />
      <Notes about="height" state={state} />
      <Size name="radius" label="Corners" {...{ state, change }} />
      {state.place !== 'product' && <Size name="gap" label="Room between" {...{ state, change }} />}
      <Select
        id="shadow"
        label="Shadow"
        value={state.shadow}
        options={names.map((name) => [name, name])}
        onChange={(shadow) => change({ shadow })}
      />
      {state.place === 'cart' && (
        <Select
          id="align"
          label="Alignment"
          value={state.align}
          options={[
            ['start', 'start'],
            ['center', 'centre'],
            ['end', 'end'],
          ]}
          onChange={(align) => change({ align })}
        />
      )}
    </fieldset>
  );
}

/** The background that is chosen from the list: any colour is `custom`. */
const kindOf = (background: string) => (background.startsWith('#') ? 'custom' : background);

function Page({ state, change }: Change) {
  const { background } = state;
  return (
    <fieldset>
      <legend>Page around the buttons</legend>
      <Select
        id="background"
        label="Background"
        value={kindOf(background)}
        options={[
          ['light', 'light'],
          ['dark', 'dark'],
          ['custom', 'a colour'],
        ]}
        onChange={(kind) => change({ background: kind === 'custom' ? pageColours(background).background : kind })}
      />
      {kindOf(background) === 'custom' && (
        <Colour
          id="background-colour"
          label="Its colour"
          value={background}
          onChange={(value) => change({ background: value })}
        />
      )}
      <Range
        id="width"
        label="Width"
        hint="Of the place in which the buttons stand; not more than there is room for here."
        limits={LIMITS.width}
        step={10}
        value={state.width}
        onChange={(width) => change({ width })}
      />
    </fieldset>
  );
}

/** The store's own button is the one that takes the theme's colours. */
function BuyItNow({ state, change }: Change) {
  const field = (name: 'buy' | 'text', label: string) => (
    <Colour
      id={name}
      label={label}
      value={state[name] ?? BUY_DEFAULTS[name]}
      onChange={(value) => change({ [name]: value === BUY_DEFAULTS[name] ? null : value })}
    />
  );
  return (
    <fieldset>
      <legend>Theme colours of Buy It Now</legend>
      {field('buy', 'Background')}
      {field('text', 'Words')}
      {!seenWallets(state).includes('buy_it_now') && (
        <small class="hint">Not shown at the moment: a brand’s button has its own colours.</small>
      )}
      <Notes about="buy" state={state} />
    </fieldset>
  );
}

/** All that can be chosen, as native controls. */
export function Controls(props: Change) {
  const { place } = props.state;
  return (
    <form class="controls" aria-label="Choices" onSubmit={(event) => event.preventDefault()}>
      <Places {...props} />
      {place === 'product' ? <ProductWallets {...props} /> : <CartWallets {...props} />}
      <Looks {...props} />
      <Page {...props} />
      <BuyItNow {...props} />
      <p>
        <a href="/__store/playground">Start again with the defaults</a>
      </p>
    </form>
  );
}
