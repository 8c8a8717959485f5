import { money } from '../../drawn/money';
import { useSheet, type Use } from '../../drawn/use-sheet';
import type { Controls } from '../controls';
import type { Missing, Sheet } from '../sheet/sheet';
import type { Simulator } from '../simulator';
import { AccountRow } from './account-row';
import { AddressRows } from './address-rows';
import { CardRow } from './card-row';
import { ItemList } from './item-list';
import { OptionRows } from './option-rows';

export interface RowProps {
  sheet: Sheet;
  use: Use<Controls>;
}

const MISSING: Record<Missing, string> = {
  address: '配送先住所',
  option: '配送方法',
  card: '使えるカード',
  error: '上の問題の解決',
};

/** Why Pay can't be pressed, in words; empty when it can be or will be in a moment. */
const obstacle = ({ state, missing }: Sheet): string =>
  state === 'ready' && missing.length > 0 ? `${missing.map((name) => MISSING[name]).join('、')}が必要です` : '';

/** What Google says itself is put into words; what the page says is shown as it is. */
const wordsOf = (message: string): string => {
  if (message === 'REQUEST_TIMEOUT') return 'お店からの返事がありません（REQUEST_TIMEOUT）';
  return message === 'OTHER_ERROR' ? 'エラーが発生しました（OTHER_ERROR）' : message;
};

function Foot({ sheet, use }: RowProps) {
  const { total, currencyCode, error, state } = sheet;
  const isPaying = state === 'PAYMENT_AUTHORIZATION';
  return (
    <div className="foot">
      <div role="alert" className="error">
        {error && wordsOf(error.message)}
      </div>
      <p className="total">
        <span>{total.label}</span>
        <strong>{money(total.price, currencyCode)}</strong>
      </p>
      <p className="obstacle" aria-live="polite">
        {obstacle(sheet)}
      </p>
      <button
        type="button"
        className="pay"
        aria-disabled={!sheet.canPay}
        onClick={() => sheet.canPay && use((user) => user.pay())}
      >
        {isPaying ? 'お支払いを処理しています…' : state === 'ready' ? '支払う' : '更新しています…'}
      </button>
    </div>
  );
}

/** The sheet as the page has it, and the shopper's controls. */
export function PaymentSheet({ simulator }: { simulator: Simulator }) {
  const { sheet, use } = useSheet(simulator);
  if (!sheet) return null;
  const rows = { sheet, use };
  return (
    <div className="sheet" aria-busy={sheet.state !== 'ready'}>
      <p className="payee">{sheet.merchantName}</p>
      {sheet.message === null ? (
        <>
          <div className="rows">
            <AccountRow {...rows} />
            <CardRow {...rows} />
            <AddressRows {...rows} />
            <OptionRows {...rows} />
            <ItemList sheet={sheet} />
          </div>
          <Foot {...rows} />
        </>
      ) : (
        <p className="notice" role="alert">
          {sheet.message}
        </p>
      )}
      <button type="button" className="plain" onClick={() => simulator.user.cancel()}>
        閉じる
      </button>
    </div>
  );
}
