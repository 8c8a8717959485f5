/** @jsxImportSource preact */
import type { Product, ProductProperty } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { price } from '../price';

/** The id of the form, for a control outside of it; undefined for a control inside. */
interface Outside {
  form?: string;
}

function PropertyField({ property, form, hidden }: Outside & { property: ProductProperty; hidden: string }) {
  const { label, kind, values = [] } = property;
  const name = `properties[${property.name}]`;
  const control = { name, ...(form && { form }) };
  if (property.name.startsWith('_')) return <input type="hidden" value={hidden} {...control} />;
  if (kind === 'radio')
    return (
      <fieldset class="field choices">
        <legend>{label}</legend>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" value={value} {...control} />
            <span>{value}</span>
          </label>
        ))}
      </fieldset>
    );
  if (kind === 'checkbox')
    return (
      <label class="field check">
        <input type="checkbox" value={values[0] ?? 'あり'} {...control} />
        <span>{label}</span>
      </label>
    );
  return (
    <label class="field">
      <span>{label}</span>
      {kind === 'select' ? (
        <select {...control}>
          <option value="">選択してください</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input type="text" maxLength={40} autocomplete="off" {...control} />
      )}
    </label>
  );
}

/** Line item properties. One whose name begins with an underscore is hidden and holds the value of `?utm_source=`. */
export function PropertyFields({ product, url, form }: Outside & { product: Product; url: URL }) {
  if (!product.properties.length) return null;
  return (
    <div class="properties">
      {product.properties.map((property) => (
        <PropertyField
          key={property.name}
          property={property}
          hidden={url.searchParams.get('utm_source') ?? ''}
          {...(form && { form })}
        />
      ))}
    </div>
  );
}

/** One-time purchase (an empty value) or a selling plan. For a product that is sold only by plan, none is selected at first. */
export function SellingPlanField({ product, yen, req }: { product: Product; yen: number; req: PageRequest }) {
  const { sellingPlans, requiresSellingPlan } = product;
  if (!sellingPlans.length) return null;
  return (
    <fieldset class="field choices plans">
      <legend>お届け方法</legend>
      {!requiresSellingPlan && (
        <label>
          <input type="radio" name="selling_plan" value="" checked />
          <span>
            今回だけ購入 <b>{price(yen, req)}</b>
          </span>
        </label>
      )}
      {sellingPlans.map(({ id, name, percentOff }) => (
        <label key={id}>
          <input type="radio" name="selling_plan" value={id} required={requiresSellingPlan} />
          <span>
            {name} <b>{price((yen * (100 - percentOff)) / 100, req)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A number field between two buttons, with the product's quantity rule in `min`, `step` and `max`. */
export function QuantityField({ product, id, form }: Outside & { product: Product; id: string }) {
  const { minimum, increment, maximum } = product.quantityRule;
  return (
    <div class="field quantity">
      <label htmlFor={id}>数量</label>
      <div class="quantity__box">
        <button type="button" name="minus" aria-label="数量を減らす">
          −
        </button>
        <input
          type="number"
          id={id}
          name="quantity"
          value={minimum}
          min={minimum}
          step={increment}
          inputMode="numeric"
          {...(maximum !== null && { max: maximum })}
          {...(form && { form })}
        />
        <button type="button" name="plus" aria-label="数量を増やす">
          ＋
        </button>
      </div>
    </div>
  );
}
