/** A subscription notice with its policy button, as the server renders it. */
export const NOTICE = `<small id="shopify-buyer-consent" class="hidden" aria-hidden="true">定期購入
  <span id="shopify-subscription-policy-button">解約ポリシー</span></small>`;
