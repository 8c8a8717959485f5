import type { CardName } from '../../shopper/cards';
import { codesOf, type Update } from '../input/answers';
import {
  UNSELECTED,
  type Address,
  type Ended,
  type Option,
  type Question,
  type SheetError,
} from '../rules/google-pay-types';
import type { PaymentRequest, TransactionInfo } from '../rules/google-pay-types';
import { accountOf, type AccountName } from '../shopper/accounts';
import { addressOf } from '../shopper/google-address';
import { usableCards } from '../shopper/google-cards';
import type { Options } from '../shopper/options';
import type { Choice } from '../shopper/payment-data';

/** `none`: no sheet yet. `refused`: Google does not know the merchant, and the sheet says so. */
export type SheetState = 'none' | 'busy' | 'ready' | 'refused' | Question | Ended;

export type Missing = 'address' | 'option' | 'card' | 'error';

/** What can be seen on the sheet, as plain JSON. */
export interface Sheet extends Omit<Choice, 'card'> {
  state: SheetState;
  total: { label: string; price: string; status: string };
  /** As the sheet shows them: none without a label of the total. */
  items: readonly google.payments.api.DisplayItem[];
  options: readonly Option[];
  account: AccountName;
  card: CardName | null;
  usableCards: readonly CardName[];
  /** The error of the page's last answer. */
  error: SheetError | null;
  /** What Google itself says, such as that it does not know the merchant. */
  message: string | null;
  canPay: boolean;
  missing: readonly Missing[];
  merchantName: string;
  currencyCode: string;
  countryCode: string | null;
  /** What the request asks for. */
  asks: { address: boolean; option: boolean; email: boolean; phone: boolean; billing: boolean; offers: boolean };
  authMethods: readonly string[];
}

/** A card's own address: the one given, or the shipping address. */
const billingOf = (given: Options['billing'], address: Address | null): Address | null =>
  given === undefined ? address : given === null ? null : addressOf(given);

/** Everything on one sheet, and what the shopper chose; knows nothing of callbacks or time. */
export function createSheet(request: PaymentRequest, options: Options) {
  const allowed = request.shippingAddressParameters?.allowedCountryCodes;
  const usable = usableCards(request);
  const ships = (address: Address): boolean => allowed === undefined || allowed.includes(address.countryCode);
  const asks = {
    address: !!request.shippingAddressRequired,
    option: !!request.shippingOptionRequired,
    email: !!request.emailRequired,
    phone: !!request.shippingAddressParameters?.phoneNumberRequired,
    billing: request.allowedPaymentMethods.some(({ parameters }) => parameters.billingAddressRequired),
    offers: !!request.offerInfo,
  };

  /** The sheet as it is when it opens, and again for another account. */
  const fresh = (account: AccountName, given: Options['address'] = accountOf(account).contact) => {
    const own = given === null ? null : addressOf(given);
    const address = own && ships(own) ? own : null;
    const { shippingOptions = [], defaultSelectedOptionId } = request.shippingOptionParameters ?? {};
    return {
      account,
      email: accountOf(account).email,
      address,
      billing: billingOf(options.billing, own),
      card: (usable.includes(options.card) ? options.card : (usable[0] ?? null)) as CardName | null,
      info: request.transactionInfo as TransactionInfo,
      options: shippingOptions as readonly Option[],
      option: defaultSelectedOptionId ?? shippingOptions[0]?.id ?? (asks.option ? UNSELECTED : null),
      /** Redemption codes of all offers on the sheet. */
      codes: codesOf(request.offerInfo ?? { offers: [] }),
      error: null as SheetError | null,
      /** Whether the error has to be resolved before Pay: one that came with a payment does not. */
      isBlocked: false,
      message: null as string | null,
    };
  };
  const shown = fresh(options.account, options.address);

  const missing = (): Missing[] => [
    ...(asks.address && shown.address === null ? (['address'] as const) : []),
    ...(asks.option && (shown.option === null || shown.option === UNSELECTED) ? (['option'] as const) : []),
    ...(shown.card === null ? (['card'] as const) : []),
    ...(shown.isBlocked ? (['error'] as const) : []),
  ];
  const fail = (error: SheetError, isBlocked: boolean) => Object.assign(shown, { error, isBlocked });

  return {
    shown,
    asks,
    ships,
    usable,
    missing,
    /** Takes the place of everything on the sheet with what another account has. */
    changeAccount: (account: AccountName) => void Object.assign(shown, fresh(account)),
    /** Whether an answer to an address has neither shipping options for it nor an error. */
    lacksOptions: ({ options: list, error }: Update) => asks.option && shown.address !== null && !list && !error,
    /** Whether an answer selects another option although it still has this one. */
    loses: (option: string | null, { options: list }: Update) =>
      !!list && list.selected !== option && list.list.some(({ id }) => id === option),
    dropOptions: () => void Object.assign(shown, { options: [], option: UNSELECTED }),
    clearError: () => void Object.assign(shown, { error: null, isBlocked: false }),
    fail,
    /** Takes an answer over. */
    apply({ info, options: list, error, codes }: Update) {
      if (info) shown.info = info;
      if (list) Object.assign(shown, { options: list.list, option: list.selected });
      if (codes) shown.codes = codes;
      // A code that is refused is not applied: it keeps nobody from paying.
      if (error) fail(error, error.intent !== 'OFFER');
    },
    choice: (): Choice => ({ ...shown, card: shown.card! }),
    snapshot(state: SheetState): Sheet {
      const owed = missing();
      const { info } = shown;
      const { totalPriceLabel = '', totalPrice = '', totalPriceStatus } = info;
      return structuredClone({
        state,
        total: { label: totalPriceLabel, price: totalPrice, status: totalPriceStatus },
        items: totalPriceLabel === '' ? [] : (info.displayItems ?? []),
        options: shown.options,
        option: shown.option,
        account: shown.account,
        email: shown.email,
        address: shown.address,
        billing: shown.billing,
        card: shown.card,
        usableCards: usable,
        codes: shown.codes,
        error: shown.error,
        message: shown.message,
        canPay: state === 'ready' && owed.length === 0,
        missing: owed,
        merchantName: request.merchantInfo.merchantName ?? '',
        currencyCode: info.currencyCode,
        countryCode: info.countryCode ?? null,
        asks,
        authMethods: request.allowedPaymentMethods.flatMap(({ parameters }) => parameters.allowedAuthMethods),
      });
    },
  };
}

export type SheetModel = ReturnType<typeof createSheet>;
