/** @jsxImportSource preact */

/** Address → what is seen there. */
const LINKS = [
  ['/__store/playground', 'Playground: choose wallets and looks, copy the code'],
  ['/products/sencha?recommended=apple_pay', 'A product with Apple Pay'],
  ['/products/sencha?recommended=apple_pay&apple-pay=sdk', 'The same in a browser without it: by Apple’s script'],
  ['/cart?cart=44001:1&layout=horizontal', 'A cart, its wallets side by side'],
  ['/cart?cart=44001:1&layout=vertical', 'A cart, its wallets stacked'],
  ['/checkout?cart=44001:1', 'Checkout'],
  ['/__store/telemetry', 'What the buttons tell: telemetry as it arrives'],
] as const;

/** Pages to try, in English: the shop around them is in Japanese, as its shoppers are. */
export function EngineerLinks() {
  return (
    <nav class="section" aria-labelledby="engineer-links" lang="en">
      <h2 id="engineer-links">For engineers</h2>
      <ul>
        {LINKS.map(([address, words]) => (
          <li key={address}>
            <a href={address}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
