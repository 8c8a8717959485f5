interface Selectable {
  address: { deliveryAddress: { countryCode: string; provinceCode?: string } };
  validationStrategy: string;
}

/** The buyer that a call gives a cart, under our own names: addresses as `MailingAddress`, each with how it is to be checked. */
export function sentBuyer(variables: Record<string, unknown>): Record<string, unknown> {
  const addresses = variables['addresses'] as Selectable[] | undefined;
  const delivery = addresses?.map(({ address: { deliveryAddress }, validationStrategy }) => {
    const { countryCode: country, provinceCode: province, ...rest } = deliveryAddress;
    return {
      address: { ...rest, country, ...(province !== undefined && { province }) },
      validation: validationStrategy,
    };
  });
  return { ...(variables['buyerIdentity'] as object), ...(delivery && { delivery }) };
}
