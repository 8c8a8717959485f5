/**
 * THE NAMES of the specification: every attribute, parameter, field, code and operation that its two documents name. A name that the built
 * files do not have as it stands here needs a line in `ELSEWHERE` or `WITHOUT`.
 */
export const NAMES: Readonly<Record<string, string>> = {
  'attributes of elements': `access-token buyer-country buyer-currency recommended-instrument disabled has-selling-plan requires-shipping
    pci-enabled shop-id cart-id wallet-configs wallet-config wallet-params recommended fallback variant-params disable-compat only-sdk debug
    enabled-flags page-type call-to-action`,
  'types of pages': 'cart_page cart_ajax product checkout unknown Product Cart Checkout Other',
  'parameters of addresses': `storefront_wallet skip_shop_pay payment shop_pay redirect_source direct_checkout_product direct_checkout_cart
    target_origin flow shop_pay_button operation_name checkoutUrl sourceId accessToken`,
  paths: `/cart/change /cart/update /cart/add /cart/clear graphql.json /wallets/config/ amazon_pay /services/login_with_shop/authorize
    /v1/metrics /v1/logs /v1/produce`,
  instruments: `BuyItNow ApplePay PayPal Venmo GooglePay ShopPay FacebookPay BuyWithPrime AmazonPay buy_it_now more_options apple_pay paypal
    venmo google_pay facebook_pay buy_with_prime`,
  'fields of a cart': `id totalAmount subtotalAmount totalTaxAmount totalDutyAmount amount currencyCode discountAllocations discountedAmount
    title discountCodes code applicable lines quantity merchandise requiresShipping sellingPlanAllocation sellingPlan billingPolicy interval
    intervalCount recurringDeliveries priceAdjustments orderCount deliveryGroups groupType ONE_TIME_PURCHASE SUBSCRIPTION
    selectedDeliveryOption deliveryOptions handle description deliveryPromise deliveryMethodType SHIPPING LOCAL estimatedCost DAY WEEK MONTH
    YEAR`,
  'fields of an address and a buyer': `firstName lastName address1 address2 city zip province country phone company email countryCode
    deliveryAddressPreferences STRICT COUNTRY_CODE_ONLY preferences`,
  'input of a cart': `merchandiseId sellingPlanId attributes key value properties variantId discount_code buyerIdentity`,
  'wallet contents': `billingAddress expiresAt payerId token acceptedSubscriptionTerms vaultingAgreement merchantId payerApprovedAmount
    remoteOrderId destinationAddress data header lastDigits signature version signedMessage protocolVersion`,
  'wallet params': `sdkUrl merchantName merchantCapabilities supportedNetworks shippingType phoneRequired emailRequired companyRequired
    customerAccountEmail hasManagedSellingPlanState requiresBillingAgreement appId createCheckoutSessionConfig payloadJSON jwt environment
    paymentData merchantInfo allowedPaymentMethods shippingAddressParameters`,
  'Google’s sheet': `totalPrice totalPriceStatus ESTIMATED totalPriceLabel displayItems transactionId INITIALIZE SHIPPING_ADDRESS
    SHIPPING_OPTION SHIPPING_ADDRESS_INVALID OTHER_ERROR PAYMENT_DATA_INVALID PAN_ONLY SUCCESS`,
  'Buy with Prime': 'checkout_url checkout_cancel_url cart_id',
  'Shop Pay': `personalized loaded recognized animate-in postalCode isPostalCodeOverride selectedShippingOption maxCalendarDaysToDelivery
    brandedPromise shop_promise delivery_promise_default_address delivery_promise_postal_code`,
  'PayPal’s button': 'gold sharp pay paypal',
  'what ends an order': `SubmitSuccess redirectUrl SubmitAlreadyAccepted SubmitThrottled pollAfter SubmitFailed errors CartStatusReady
    CartStatusNotReady CartThrottled`,
  operations: `cartCreate cartAttributesUpdate cartBillingAddressUpdate cartBuyerIdentityUpdate cartSelectedDeliveryOptionsUpdate
    cartPaymentUpdate cartPrepareForCompletion cart limitedCart cartSubmitForCompletion attemptToken applePaySessionCreate validationUrl
    paypalTokenCreate billingAgreement PayPalBuyerDetailsFetch subscriptionPolicyQuery cartRemovePersonalData keepalive createCart
    updateCartAttributes fetchCart fetchLimitedCart getInitialCart fetchSubscriptionPolicy`,
  headers: 'X-Shopify-Storefront-Access-Token X-SDK-Variant X-Wallet-Name X-Start-Wallet-Checkout Retry-After',
  'purposes of consent': 'analytics marketing sale_of_data preferences _tracking_consent',
  'members of an event': `app_name page_type event event_subtype checkout_token instrument_id ttl error_reason visitor_token session_token
    shop_id theme_id content_language referer schema_id payload metadata consent consent_provider consent_version`,
  'codes of the wallet service': `RESTRICTED_WALLET_ACCOUNT GENERIC_ERROR NO_PENDING_TASK WALLET_SERVICE_DISABLED
    FAILED_TO_ENQUEUE_BACKGROUND_JOB REQUEST_MISSING_VALID_MERCHANDISE_SOURCE THROTTLE_EXCEEDED INTERNAL_SERVER_ERROR`,
  'reasons of deceleration': `captcha_required account_info_mismatch invalid_language invalid_country missing_cart_id
    redirect_to_checkout_required invalid_payment_amount cart_empty payments_country_invalid dynamic_tax not_enough_stock
    unsupported_apple_pay_payment_method custom_validation localization_extension_field_error cart_not_ready cart_throttled
    payment_method_not_applicable invalid_payment_deferred_payment_required currency_changed`,
  'other codes': `VALIDATION_CUSTOM out_of_stock cartTokenMissing invalid-wallet-configs invalid-wallet-config invalid-wallet-params
    invalidAuthParams authJwtExpired wallet-rendered`,
  countries: 'UK GB JA JP AS GU MP PR VI US ZZ HK MX AE AZ SH FU AJ RK UQ DU',
};

/** Name → where the product has it in another form: a file, and a text of its code. */
export const ELSEWHERE: Readonly<Record<string, readonly [file: string, text: string]>> = {
  direct_checkout_product: ['src/network/checkout-parameters.ts', '`direct_checkout_${source}`'],
  direct_checkout_cart: ['src/network/checkout-parameters.ts', "return 'cart'"],
  '/cart/change': ['src/cart-watch/cart-address.ts', '(?<write>add|change|update|clear)'],
  '/cart/update': ['src/cart-watch/cart-address.ts', '(?<write>add|change|update|clear)'],
  '/cart/clear': ['src/cart-watch/cart-address.ts', '(?<write>add|change|update|clear)'],
  'invalid-wallet-config': ['src/markup/developer-errors.ts', "'wallet-config'"],
  cartAttributesUpdate: ['wallets/order/buyer-and-delivery.ts', "'cartAttributesUpdate'"],
  updateCartAttributes: ['wallets/order/buyer-and-delivery.ts', 'export const cartAttributesUpdate'],
  createCart: ['src/press/cart/pre-checks.ts', 'function createCart('],
  fetchCart: ['src/press/cart/pre-checks.ts', 'function fetchCart('],
  fetchLimitedCart: ['src/cart-watch/look-at-cart.ts', 'query limitedCart('],
  getInitialCart: ['src/press/cart/pre-checks.ts', 'async function preChecks('],
  fetchSubscriptionPolicy: ['src/policy/request-policy.ts', 'function requestPolicy('],
};

/** Name → why the product does not have it. */
export const WITHOUT: Readonly<Record<string, string>> = {
  ONE_TIME_PURCHASE: 'every group that is no SUBSCRIPTION is one',
  recurringDeliveries: 'nothing that is shown or decided reads it',
  deliveryPromise: 'nothing that is shown or decided reads it: the button’s promise comes from the page’s client',
  remoteOrderId: 'nothing that is shown or decided reads it: the token names the order at PayPal',
  INITIALIZE: 'what is neither an address nor a delivery method begins the sheet',
};
