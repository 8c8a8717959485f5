/** @jsxImportSource preact */
import { h } from 'preact';
import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { ancestorStyle } from '../widget/ancestor-style';
import { chosenVariant, isAvailable, type Choice } from './chosen-variant';
import { price } from '../price';
import { PaymentButton } from '../widget/payment-button';
import { Siblings } from './siblings';
import { StructuredData } from './structured-data';
import { ProductArt } from './product-art';
import { PropertyFields, QuantityField, SellingPlanField } from './product-fields';
import { ProductForm } from './product-form';
import { hasChoices } from './product-options';
import { stockNote, submitLabel } from './stock-note';

interface Props {
  product: Product;
  req: PageRequest;
  sectionId: string;
}

/** Radios outside the form, tied to it by `form=`. */
function VariantPicker({ product, choice, form }: { product: Product; choice: Choice; form: string }) {
  if (!hasChoices(product)) return null;
  return product.options.map(({ name, values }, index) => (
    <fieldset class="field choices variant-options" key={name}>
      <legend>{name}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={`${name}-${index + 1}`}
            value={value}
            form={form}
            checked={choice.values[index] === value}
            data-option
          />
          <span>{value}</span>
        </label>
      ))}
    </fieldset>
  ));
}

/** A second product form with its own `name=id` and no submit button, as themes have it for instalments. */
function Installments({ product, choice, req, sectionId }: Props & { choice: Choice }) {
  const yen = choice.variant?.price ?? 0;
  return (
    <ProductForm
      product={product}
      id={`product-form-installment-${sectionId}`}
      class="installment"
      sectionId={sectionId}
      type="installment"
    >
      <input type="hidden" name="id" value={choice.variant?.id ?? ''} />
      <p class="note">
        3回払いなら月々<span data-installment>{price(Math.ceil(yen / 300) * 100, req)}</span>
      </p>
    </ProductForm>
  );
}

/** The main product section of theme A: it fetches sections, toggles the submit button, and has controls outside of the form. */
export function ProductA({ product, req, sectionId }: Props) {
  const choice = chosenVariant(product, req.url);
  const available = isAvailable(choice.variant);
  const form = `product-form-${sectionId}`;
  const yen = choice.variant?.price ?? 0;
  return h(
    'product-info',
    { class: 'product', 'data-section': sectionId, 'data-url': `/products/${product.handle}` },
    <ProductArt product={product} class="product__art" />,
    <div class="product__info">
      <h1>{product.title}</h1>
      <Siblings product={product} />
      <p class="price">
        <span data-price>{choice.variant ? price(yen, req) : '—'}</span> <small>税込</small>
      </p>
      <Installments product={product} choice={choice} req={req} sectionId={sectionId} />
      <VariantPicker product={product} choice={choice} form={form} />
      <PropertyFields product={product} url={req.url} form={form} />
      <QuantityField product={product} id={`Quantity-${sectionId}`} form={form} />
      {h(
        'product-form',
        { 'data-section-id': sectionId },
        <ProductForm
          product={product}
          id={form}
          class="form shopify-product-form"
          sectionId={sectionId}
          type="add-to-cart-form"
          novalidate
        >
          <input
            type="hidden"
            name="id"
            class="product-variant-id"
            value={choice.variant?.id ?? ''}
            disabled={!available}
          />
          <SellingPlanField product={product} yen={yen} req={req} />
          <p class="note" data-stock>
            {stockNote(choice)}
          </p>
          <div class="product-form__buttons" style={ancestorStyle(req)}>
            <button
              type="submit"
              name="add"
              id={`ProductSubmitButton-${sectionId}`}
              class="product-form__submit button"
              disabled={!available}
            >
              <span data-label>{submitLabel(choice)}</span>
            </button>
            <PaymentButton product={product} req={req} />
          </div>
        </ProductForm>,
        <output class="form-message" data-message />,
      )}
      <p class="product__description">{product.description}</p>
      <StructuredData product={product} />
    </div>,
  );
}
