import { accounts, type AccountName } from '../shopper/accounts';
import type { RowProps } from './payment-sheet';

/** Which Google account is used. */
export function AccountRow({ sheet, use }: RowProps) {
  return (
    <label className="row">
      <span className="name">アカウント</span>
      <select
        value={sheet.account}
        onChange={({ currentTarget }) => use((user) => user.selectAccount(currentTarget.value as AccountName))}
      >
        {Object.entries(accounts).map(([name, { email, contact }]) => (
          <option key={name} value={name}>
            {email}
            {contact === null && '（住所なし）'}
          </option>
        ))}
      </select>
    </label>
  );
}
