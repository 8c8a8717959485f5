import * as z from '../press/api/z';

/** Query for a part of the cart: whether any goods are shipped, and whether there is a subscription. */
export const limitedCartDocument = `query limitedCart($id: ID!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { cart(id: $id) { lines(first: 50) { nodes { quantity merchandise { ... on ProductVariant { requiresShipping } } sellingPlanAllocation { sellingPlan { id } } } } } }`;

const limitedLine = z.object({
  quantity: z.number,
  merchandise: z.object({ requiresShipping: z.nullish(z.boolean) }),
  sellingPlanAllocation: z.nullish(z.object({})),
});

/** `data` of the limited cart query. */
export const limitedCartAnswer = z.object({
  cart: z.nullable(z.object({ lines: z.object({ nodes: z.array(limitedLine) }) })),
});
