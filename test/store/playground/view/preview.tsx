/** @jsxImportSource preact */
import { pageColours } from '../colours';
import { cssOf } from '../css-of';
import { markupOf, type Shop } from '../markup-of';
import { isAmerican, type Playground } from '../state';

/** A buyer to whom every wallet can be shown. */
const AMERICAN = { country: 'US', currency: 'USD' };

/**
 * The buttons: the widget's own, from the markup and the rules that are there to copy, with this store's values in them. The markup is
 * written as HTML, because what stands in it is the widget's from then on.
 */
export function Preview({ state, shop }: { state: Playground; shop: Shop }) {
  const { background, text } = pageColours(state.background);
  const buyer = isAmerican(state) ? AMERICAN : {};
  return (
    <section class="preview" aria-label="Preview" style={{ background: background, color: text }}>
      <style>{cssOf(state)}</style>
      {/* Brands that have another button for dark pages look at the page when they are painted: then they are made anew. */}
      <div
        key={text}
        class="preview__place"
        style={{ inlineSize: `min(100%, ${state.width}px)` }}
        dangerouslySetInnerHTML={{ __html: markupOf(state, { ...shop, ...buyer }) }}
      />
    </section>
  );
}
