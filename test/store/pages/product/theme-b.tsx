/** @jsxImportSource preact */
import { h } from 'preact';
import type { Product } from '../../shop/catalog';
import type { PageRequest } from '../page-request';
import { ancestorStyle } from '../widget/ancestor-style';
import { chosenVariant, isAvailable, type Choice } from './chosen-variant';
import { price } from '../price';
import { PaymentButton } from '../widget/payment-button';
import { Siblings } from './siblings';
import { ProductArt } from './product-art';
import { PropertyFields, QuantityField, SellingPlanField } from './product-fields';
import { ProductForm } from './product-form';
import { hasChoices, hasQuantityRule } from './product-options';
import { stockNote, submitLabel } from './stock-note';

interface Props {
  product: Product;
  req: PageRequest;
  sectionId: string;
}

/** Selects inside the form; the shop ignores their names. */
function VariantPicker({ product, choice }: { product: Product; choice: Choice }) {
  if (!hasChoices(product)) return null;
  return product.options.map(({ name, values }, index) => (
    <label class="field" key={name}>
      <span>{name}</span>
      <select name={`options[${name}]`} data-option>
        {values.map((value) => (
          <option key={value} value={value} selected={choice.values[index] === value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** The part that is morphed: the submit button inside an element of its own, the payment button in a container that can be hidden. */
function Buttons({ product, req, choice }: { product: Product; req: PageRequest; choice: Choice }) {
  const available = isAvailable(choice.variant);
  return (
    <div class="product-form-buttons" data-morph={hasQuantityRule(product)} style={ancestorStyle(req)}>
      {h(
        'add-to-cart-component',
        { class: 'add-to-cart' },
        <button type="submit" name="add" class="button add-to-cart__button" disabled={!available}>
          <span data-label>{submitLabel(choice)}</span>
        </button>,
      )}
      <div class="accelerated-checkout-block" data-ref="acceleratedCheckoutButtonContainer" hidden={!available}>
        <PaymentButton product={product} req={req} />
      </div>
    </div>
  );
}

/** The main product section of theme B: no event when the variant's id changes, morphed buttons, a container that is hidden at times. */
export function ProductB({ product, req, sectionId }: Props) {
  const choice = chosenVariant(product, req.url);
  const yen = choice.variant?.price ?? 0;
  return (
    <div class="product-details">
      <ProductArt product={product} class="product-details__art" />
      <div class="product-details__card">
        <h1>{product.title}</h1>
        <Siblings product={product} />
        <p class="product-details__description">{product.description}</p>
        <p class="price">
          <span data-price>{choice.variant ? price(yen, req) : '—'}</span> <small>税込</small>
        </p>
        {h(
          'product-form-component',
          { 'data-product-id': product.id, 'data-section-id': sectionId, 'data-url': `/products/${product.handle}` },
          <ProductForm
            product={product}
            id={`BuyButtons-ProductForm-${sectionId}`}
            class="shopify-product-form"
            sectionId={sectionId}
            type="add-to-cart-form"
          >
            <input type="hidden" name="id" value={choice.variant?.id ?? ''} />
            <VariantPicker product={product} choice={choice} />
            <SellingPlanField product={product} yen={yen} req={req} />
            <PropertyFields product={product} url={req.url} />
            <QuantityField product={product} id={`Quantity-${sectionId}`} />
            <p class="note" data-stock>
              {stockNote(choice)}
            </p>
            <Buttons product={product} req={req} choice={choice} />
          </ProductForm>,
          <output class="form-message" data-message />,
        )}
      </div>
    </div>
  );
}
