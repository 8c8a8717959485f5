import { cardOptions, contactNames, contactOptions } from '../../drawn/choices';
import { money } from '../../drawn/money';
import { EditForm } from '../../drawn/edit-form';
import { ChoiceRow, Foot, LineRows, MethodRows, Stacked } from '../../drawn/rows';
import { useSheet, type Use } from '../../drawn/use-sheet';
import type { ContactName } from '../../shopper/contacts';
import type { Controls } from '../controls';
import type { Address } from '../rules/google-pay-types';
import type { Missing, Sheet } from '../sheet/sheet';
import { accounts, type AccountName } from '../shopper/accounts';
import { addressOf } from '../shopper/google-address';
import type { Simulator } from '../simulator';

interface RowProps {
  sheet: Sheet;
  use: Use<Controls>;
}

const MISSING: Record<Missing, string> = {
  address: '配送先住所',
  option: '配送方法',
  card: '使えるカード',
  error: '上の問題の解決',
};

/** What Google says itself is put into words; what the page says is shown as it is. */
const wordsOf = (message: string): string => {
  if (message === 'REQUEST_TIMEOUT') return 'お店からの返事がありません（REQUEST_TIMEOUT）';
  return message === 'OTHER_ERROR' ? 'エラーが発生しました（OTHER_ERROR）' : message;
};

const ACCOUNTS = (Object.keys(accounts) as AccountName[]).map(
  (name) => [name, accounts[name].email + (accounts[name].contact === null ? '（住所なし）' : '')] as const,
);

interface AddressProps {
  label: string;
  address: Address | null;
  choose(contact: ContactName): void;
}

/** The shopper's addresses, of which one is chosen. */
function AddressChoice({ label, address, choose }: AddressProps) {
  const text = JSON.stringify(address);
  const current = contactNames.find((name) => JSON.stringify(addressOf(name)) === text);
  const none = address ? '編集した住所' : '選んでください';
  return <ChoiceRow label={label} value={current ?? ''} options={contactOptions(current, none)} choose={choose} />;
}

const linesOf = ({ name, countryCode, ...address }: Address): string[] => {
  const street = [address.address1, address.address2, address.address3].filter(Boolean).join(' ');
  const { postalCode, administrativeArea, locality } = address;
  const written =
    countryCode === 'JP'
      ? [`〒${postalCode}`, `${administrativeArea}${locality}${street}`]
      : [[street, locality, administrativeArea, postalCode].filter(Boolean).join(', '), countryCode];
  return [name ?? '', ...written].filter(Boolean);
};

/** Where it goes: a choice of addresses, and what is in the chosen one. */
function AddressRows({ sheet, use }: RowProps) {
  const { address, asks } = sheet;
  const phone = (asks.phone && address?.phoneNumber) || null;
  return (
    <>
      <AddressChoice
        label="配送先住所"
        address={address}
        choose={(contact) => use((user) => user.selectAddress(contact))}
      />
      {address && (
        <div className="row">
          <p className="detail">
            <Stacked lines={[...linesOf(address), ...(phone ? [phone] : [])]} />
          </p>
        </div>
      )}
    </>
  );
}

/** The discount codes that are applied, and a field for one more. */
function CodeRows({ sheet, use }: RowProps) {
  return (
    <section aria-label="割引コード">
      {sheet.codes.map((code) => (
        <div className="row" key={code}>
          <span className="name">割引コード</span>
          <span className="detail">{code}</span>
          <button type="button" className="plain" onClick={() => use((user) => user.removeCode(code))}>
            {code}を外す
          </button>
        </div>
      ))}
      <EditForm
        label="割引コードの追加"
        submit="適用する"
        clears
        inputs={[{ name: 'code', label: '割引コード', value: '' }]}
        onSubmit={({ code }) => code && use((user) => user.typeCode(code))}
      />
    </section>
  );
}

function Rows(props: RowProps) {
  const { sheet, use } = props;
  const { card, asks } = sheet;
  return (
    <div className="rows">
      <ChoiceRow
        label="アカウント"
        value={sheet.account}
        options={ACCOUNTS}
        choose={(name) => use((user) => user.selectAccount(name))}
      />
      <ChoiceRow
        label="カード"
        value={card ?? ''}
        options={cardOptions(sheet.usableCards)}
        choose={(name) => use((user) => user.selectCard(name))}
      />
      {asks.address && <AddressRows {...props} />}
      {asks.option && (
        <MethodRows
          title="配送方法"
          methods={sheet.options.map(({ description: detail, ...option }) => ({ ...option, detail }))}
          chosen={sheet.option}
          choose={(id) => use((user) => user.selectOption(id))}
        />
      )}
      {asks.offers && <CodeRows {...props} />}
      <LineRows
        lines={sheet.items.map(({ label, price, status }) => [
          label,
          money(status === 'PENDING' ? null : price, sheet.currencyCode),
        ])}
      />
    </div>
  );
}

/** The sheet as the page has it, and the shopper's controls. */
export function PaymentSheet({ simulator }: { simulator: Simulator }) {
  const { sheet, use } = useSheet(simulator);
  if (!sheet) return null;
  const { state, error, total, message } = sheet;
  const isPaying = state === 'PAYMENT_AUTHORIZATION';
  const alert = (words: string, className: string) => (
    <p className={className} role="alert">
      {words}
    </p>
  );
  return (
    <div className="sheet" aria-busy={state !== 'ready'}>
      <p className="payee">{sheet.merchantName}</p>
      {message === null ? (
        <>
          <Rows sheet={sheet} use={use} />
          <Foot
            errors={error && alert(wordsOf(error.message), 'error')}
            total={[total.label, money(total.price, sheet.currencyCode)]}
            missing={state === 'ready' ? sheet.missing.map((name) => MISSING[name]) : []}
            canPay={sheet.canPay}
            words={isPaying ? 'お支払いを処理しています…' : state === 'ready' ? '支払う' : '更新しています…'}
            pay={() => use((user) => user.pay())}
          />
        </>
      ) : (
        alert(message, 'notice')
      )}
      <button type="button" className="plain" onClick={() => simulator.user.cancel()}>
        閉じる
      </button>
    </div>
  );
}
