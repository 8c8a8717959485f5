/** Looks whether the ring around a control of ours that has the focus is seen. */
function lookAtFocus(): void {
  const control = document.activeElement?.closest<HTMLElement>(
    ':is(shopify-buy-it-now-button,more-payment-options-link)>:focus-visible',
  );
  if (control)
    import('../seen').then(
      ({ ring }) => ring(control),
      () => {},
    );
}

/** Looks after the focus from now on; also after the one that this code was fetched for. */
export function watchFocus(): void {
  addEventListener('focusin', lookAtFocus);
  lookAtFocus();
}
