/** @jsxImportSource preact */
import type { Product, ProductProperty } from '../../shop/catalog';
import { money } from '../money';

/** The form that a control belongs to when it stands outside of it; nothing when it stands inside. */
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

/** Line item properties. One whose name begins with an underscore is hidden and remembers `?utm_source=`, empty without it. */
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

/** One-time or by plan. The empty value is the one-time purchase; a product that is only sold by plan leaves the choice open. */
export function SellingPlanField({ product, price }: { product: Product; price: number }) {
  const { sellingPlans, requiresSellingPlan } = product;
  if (!sellingPlans.length) return null;
  return (
    <fieldset class="field choices plans">
      <legend>お届け方法</legend>
      {!requiresSellingPlan && (
        <label>
          <input type="radio" name="selling_plan" value="" checked />
          <span>
            今回だけ購入 <b>{money(price)}</b>
          </span>
        </label>
      )}
      {sellingPlans.map(({ id, name, percentOff }) => (
        <label key={id}>
          <input type="radio" name="selling_plan" value={id} required={requiresSellingPlan} />
          <span>
            {name} <b>{money((price * (100 - percentOff)) / 100)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A number between two buttons; the product's quantity rule is in `min`, `step` and `max`. */
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
