/** @jsxImportSource preact */

/** Parameters of the store itself, which are not flags of the widget. */
const OURS =
  'key theme wallet pci only-sdk disabled boot load snippet widget csp apple-pay google-pay paypal paypal-button amazon-pay client-id currency cart'.split(
    ' ',
  );

/** The flags in the address: name and value, in their order. */
export function readFlags(url: URL): [string, string][] {
  return [...url.searchParams].filter(([name]) => !OURS.includes(name));
}

/** What a wallet has written into the address. */
export function Flags({ url }: { url: URL }) {
  const rows = readFlags(url);
  return (
    <table class="flags" data-testid="flags">
      <caption>受け取ったフラグ</caption>
      <thead>
        <tr>
          <th scope="col">名前</th>
          <th scope="col">値</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={`${name}=${value}`}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
        {!rows.length && (
          <tr>
            <td colSpan={2}>なし</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
