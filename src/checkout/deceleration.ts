import type { DecelerationReason } from '../wallet';

/**
 * THE TABLE: reason → the parameter that tells the checkout page why the shopper comes, or null for none. The names for currency, tax,
 * readiness and stock are the platform's; the others are ours in the same style.
 */
export const decelerationFlags = {
  account_info_mismatch: 'wallet_account_info_mismatch',
  captcha_required: 'wallet_captcha_required',
  cart_empty: 'wallet_processing_failed',
  cart_not_ready: 'wallet_cart_not_ready',
  cart_throttled: null,
  currency_changed: 'wallet_currency_change',
  custom_validation: 'wallet_processing_failed',
  dynamic_tax: 'wallet_dynamic_tax',
  invalid_country: 'wallet_processing_failed',
  invalid_language: 'wallet_processing_failed',
  invalid_payment_amount: 'wallet_processing_failed',
  invalid_payment_deferred_payment_required: 'wallet_deferred_payment_required',
  localization_extension_field_error: 'wallet_localization_extension_field_error',
  missing_cart_id: 'wallet_processing_failed',
  not_enough_stock: 'wallet_not_enough_stock',
  payment_method_not_applicable: 'wallet_payment_method_not_applicable',
  payments_country_invalid: 'wallet_payments_country_invalid',
  redirect_to_checkout_required: 'wallet_processing_failed',
  unsupported_apple_pay_payment_method: 'wallet_unsupported_payment_method',
  unsupported_google_pay_payment_method: 'wallet_unsupported_payment_method',
} satisfies Record<DecelerationReason, string | null>;
