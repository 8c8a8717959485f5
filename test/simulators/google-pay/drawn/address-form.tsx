import type { Address } from '../rules/google-pay-types';

const INPUTS = {
  name: '名前',
  postalCode: '郵便番号',
  countryCode: '国コード',
  administrativeArea: '都道府県',
  locality: '市区町村',
  address1: '番地',
  address2: '建物名',
  phoneNumber: '電話番号',
} as const satisfies Partial<Record<keyof Address, string>>;

const names = Object.keys(INPUTS) as (keyof typeof INPUTS)[];

/** Changes the chosen address. */
export function AddressForm({ address, onSubmit }: { address: Address; onSubmit(members: Partial<Address>): void }) {
  return (
    <form
      aria-label="住所の編集"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onSubmit(Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()])));
      }}
    >
      {names.map((name) => (
        <label key={name}>
          <span className="name">{INPUTS[name]}</span>
          <input name={name} defaultValue={address[name] ?? ''} autoComplete="off" />
        </label>
      ))}
      <button type="submit" className="apply">
        変更する
      </button>
    </form>
  );
}
