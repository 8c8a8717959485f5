import { isObject, isText, type Problem, type Unchecked } from '../rules/problem';

const NETWORKS: readonly unknown[] = 'AMEX DISCOVER ELECTRON ELO ELO_DEBIT INTERAC JCB MAESTRO MASTERCARD VISA'.split(
  ' ',
);
const AUTH_METHODS: readonly unknown[] = ['PAN_ONLY', 'CRYPTOGRAM_3DS'];
const FORMATS: readonly unknown[] = [undefined, 'MIN', 'FULL', 'FULL-ISO3166'];

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

/**
 * What is wrong with the payment methods of a request: they are the same for `isReadyToPay` and `loadPaymentData`.
 *
 * @param rule which rule is broken then
 */
export function* methodProblems({ allowedPaymentMethods: methods }: Unchecked, rule: number): Generator<Problem> {
  if (!isList(methods))
    return yield [
      rule,
      'for v2 allowedPaymentMethods must be set to an array containing a list of accepted payment methods',
    ];
  for (const method of methods) {
    const parameters = isObject(method) ? method['parameters'] : undefined;
    if (!isObject(method) || method['type'] !== 'CARD') yield [rule, 'type of a payment method must be CARD!'];
    if (!isObject(parameters)) yield [rule, 'Field parameters must be setup in each allowedPaymentMethod'];
    else yield* cardProblems(parameters, rule);
  }
}

function* cardProblems(card: Unchecked, rule: number): Generator<Problem> {
  const { allowedCardNetworks: networks, allowedAuthMethods: authMethods, billingAddressParameters: billing } = card;
  if (!isList(networks)) yield [rule, 'allowedCardNetworks must be setup in parameters for type CARD'];
  else if (networks.some((network) => !NETWORKS.includes(network)))
    yield [rule, `allowedCardNetworks has an unknown network: ${networks.join(', ')}`];
  if (!isList(authMethods) || authMethods.some((authMethod) => !AUTH_METHODS.includes(authMethod)))
    yield [
      rule,
      "allowedAuthMethods must be setup in parameters for type 'CARD'  and must contain 'CRYPTOGRAM_3DS' and/or 'PAN_ONLY'",
    ];
  if (isObject(billing) && !FORMATS.includes(billing['format']))
    yield [rule, `format of billingAddressParameters is not known: ${String(billing['format'])}`];
}

/** What is wrong with how a payment method is to be paid out; only a payment needs it. */
export function* tokenizationProblems({ allowedPaymentMethods: methods }: Unchecked): Generator<Problem> {
  for (const method of methods as readonly Unchecked[]) {
    const specification = method['tokenizationSpecification'];
    const { type, parameters } = isObject(specification) ? specification : {};
    const names = type === 'PAYMENT_GATEWAY' ? ['gateway'] : ['protocolVersion', 'publicKey'];
    if (type !== 'PAYMENT_GATEWAY' && type !== 'DIRECT')
      yield [10, 'type of tokenizationSpecification must be PAYMENT_GATEWAY or DIRECT!'];
    else if (!isObject(parameters) || names.some((name) => !isText(parameters[name])))
      yield [10, `parameters of tokenizationSpecification must have ${names.join(' and ')}!`];
    else if (Object.values(parameters).some((value) => typeof value !== 'string'))
      yield [10, 'parameters of tokenizationSpecification must be texts!'];
  }
}
