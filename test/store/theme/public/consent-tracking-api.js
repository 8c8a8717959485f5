/**
 * A stand-in for the platform's Customer Privacy API, on the platform of today and on the older one.
 *
 * `?after=600` installs it that much later, `?broken=1` leaves an object without methods, as a library that fails on its way,
 * `?banner=1` shows a banner, and says so by the event before anything is chosen.
 */
(() => {
  const asked = new URL(document.currentScript.src).searchParams;
  const read = (name) => decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
  const told = performance
    .getEntriesByType('navigation')[0]
    ?.serverTiming?.find(({ name }) => name === '_cmp')?.description;
  /** As the real one, it allows all where it knows nothing. */
  let letters = /^3[amps]*\.[amps]*/i.exec(told ?? read('_tracking_consent'))?.[0] ?? '3.AMPS';
  const allows = (letter) => letters.includes(letter);
  const chosen = (letter) => {
    const [choice] = letters.slice(1).split('.');
    return choice.includes(letter) ? 'yes' : choice.includes(letter.toLowerCase()) ? 'no' : '';
  };
  const tell = () =>
    document.dispatchEvent(
      new CustomEvent('visitorConsentCollected', {
        detail: {
          analyticsAllowed: allows('A'),
          marketingAllowed: allows('M'),
          preferencesAllowed: allows('P'),
          saleOfDataAllowed: allows('S'),
        },
      }),
    );
  const api = {
    analyticsProcessingAllowed: () => allows('A'),
    marketingAllowed: () => allows('M'),
    preferencesProcessingAllowed: () => allows('P'),
    saleOfDataAllowed: () => allows('S'),
    shouldShowBanner: () => asked.has('banner') && !chosen('A'),
    currentVisitorConsent: () => ({
      analytics: chosen('A'),
      marketing: chosen('M'),
      preferences: chosen('P'),
      sale_of_data: chosen('S'),
    }),
    async setTrackingConsent({ analytics }, callback) {
      const consent = analytics ? 'allowed-v3' : 'declined-v3';
      await fetch('/__store/consent', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ consent, from: read('platform') === '2025' ? 'cookie' : 'server' }),
      });
      letters = analytics ? '3AMPS.' : '3amps.';
      tell();
      callback?.();
    },
  };
  const install = () => {
    (window.Shopify ??= {}).customerPrivacy = asked.has('broken') ? {} : api;
    if (asked.has('banner')) tell();
  };
  if (asked.has('after')) setTimeout(install, Number(asked.get('after')));
  else install();
})();
