import { useLayoutEffect, useRef } from 'react';
import type { Controls } from '../controls';
import type { Sheet } from '../sheet/sheet';
import type { Simulator } from '../simulator';
import { CardRow } from './card-row';
import { ContactRows } from './contact-rows';
import { CouponRow } from './coupon-row';
import { ErrorLines } from './error-lines';
import { LineItems } from './line-items';
import { MethodRows } from './method-rows';
import { money } from '../../drawn/money';
import type { Use } from '../../drawn/use-sheet';

export interface RowProps {
  sheet: Sheet;
  use: Use<Controls>;
  simulator: Simulator;
}

const MISSING: Record<Sheet['missing'][number], string> = {
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  postalAddress: 'ご住所',
  phoneticName: 'フリガナ',
  billing: '請求先',
  card: '使えるカード',
  method: '配送方法',
  errors: '赤字の項目の修正',
};

/** Why Pay can't be pressed, in words; empty when it can be or will be in a moment. */
const obstacle = ({ state, missing }: Sheet): string =>
  state === 'ready' && missing.length > 0 ? `${missing.map((name) => MISSING[name]).join('、')}が必要です` : '';

/** The sheet: a modal dialog, so that focus stays in it and returns to the button; Escape cancels. */
export function PaymentSheet(props: RowProps) {
  const { sheet, use, simulator } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Only a dialog that is closed gives the focus back, so it must happen before the element is removed: in a layout effect.
    return () => shown?.close();
  }, []);
  const busy = sheet.state !== 'ready';
  const cancel = () => simulator.user.cancel();
  return (
    <dialog
      ref={dialog}
      aria-labelledby="title"
      aria-busy={busy}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
    >
      <div className="head">
        <h2 id="title">Apple Pay</h2>
        <span className="mark">シミュレーション</span>
        <button type="button" className="plain" onClick={cancel}>
          キャンセル
        </button>
      </div>
      <div className="rows">
        <CardRow {...props} />
        <ContactRows {...props} />
        <MethodRows {...props} />
        <CouponRow {...props} />
        <LineItems sheet={sheet} />
      </div>
      <div className="foot">
        <ErrorLines sheet={sheet} at="sheet" />
        <p className="total">
          <span>{sheet.total.label}</span>
          <strong>{money(sheet.total.type === 'pending' ? null : sheet.total.amount, sheet.currencyCode)}</strong>
        </p>
        <p className="obstacle" aria-live="polite">
          {obstacle(sheet)}
        </p>
        <button
          type="button"
          className="pay"
          aria-disabled={!sheet.canPay}
          onClick={() => sheet.canPay && use((user) => user.authorize())}
        >
          {sheet.state === 'paymentauthorized' ? 'お支払いを処理しています…' : busy ? '更新しています…' : '支払う'}
        </button>
      </div>
    </dialog>
  );
}
