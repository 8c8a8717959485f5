import type { SeenHost } from './read-hosts';

/** The hosts of the page, with what they show and why they don't show the rest. */
export function Buttons({ hosts }: { hosts: readonly SeenHost[] }) {
  if (hosts.length === 0) return <p>None: this page has no element for them.</p>;
  return (
    <>
      {hosts.map(({ id, element, attributes, wallets }) => (
        <section key={id}>
          <h3>&lt;{element}&gt;</h3>
          {wallets.length > 0 && (
            <table>
              <tbody>
                {wallets.map(({ name, state, reason }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{state}</td>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <details>
            <summary>{attributes.length} attributes</summary>
            <pre>{attributes.map(([name, value]) => (value ? `${name}=${value}` : name)).join('\n')}</pre>
          </details>
        </section>
      ))}
    </>
  );
}
