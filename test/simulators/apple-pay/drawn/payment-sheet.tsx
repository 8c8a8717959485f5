import { useLayoutEffect, useRef } from 'react';
import { cardOptions } from '../../drawn/choices';
import { money } from '../../drawn/money';
import { EditForm } from '../../drawn/edit-form';
import { ChoiceRow, Foot, LineRows, MethodRows } from '../../drawn/rows';
import type { Use } from '../../drawn/use-sheet';
import { cards } from '../../shopper/cards';
import type { Controls } from '../controls';
import type { Sheet } from '../sheet/sheet';
import type { Simulator } from '../simulator';
import { ContactRows } from './contact-rows';
import { ErrorLines, errorsAt } from './error-lines';

export interface RowProps {
  sheet: Sheet;
  use: Use<Controls>;
}

const MISSING: Record<Sheet['missing'][number], string> = {
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  postalAddress: 'ご住所',
  billing: '請求先',
  card: '使えるカード',
  method: '配送方法',
  errors: '赤字の項目の修正',
};

const METHODS = {
  shipping: '配送方法',
  delivery: '配達方法',
  storePickup: '店頭受け取り',
  servicePickup: '集荷',
} as const;

/** The card. */
function CardRows({ sheet, use }: RowProps) {
  const { usableCards } = sheet;
  const card = usableCards.find((name) => cards[name].displayName === sheet.card?.displayName);
  return (
    <section className="group">
      <ChoiceRow
        label="カード"
        value={card ?? ''}
        options={cardOptions(usableCards)}
        choose={(name) => use((user) => user.selectPaymentMethod(name))}
      />
      <ErrorLines sheet={sheet} at="billing" />
    </section>
  );
}

/** The field for a discount code; an empty one takes the code off. */
function CodeRow({ sheet, use }: RowProps) {
  if (sheet.code === null) return null;
  const place = { sheet, at: 'code' } as const;
  const errors = errorsAt(place).length > 0 && <ErrorLines {...place} />;
  return (
    <section className="group">
      <EditForm
        label="割引コード"
        submit="適用する"
        inputs={[{ name: 'code', label: '割引コード', value: sheet.code, errors }]}
        onSubmit={({ code }) => use((user) => user.typeCode(code))}
      />
    </section>
  );
}

function Rows(props: RowProps) {
  const { sheet, use } = props;
  const amountOf = (amount: string | null) => money(amount, sheet.currencyCode);
  return (
    <div className="rows">
      <CardRows {...props} />
      <ContactRows {...props} />
      {sheet.fields.shipping.includes('postalAddress') && (
        <MethodRows
          title={METHODS[sheet.shippingType]}
          methods={sheet.shippingMethods.map(({ identifier: id, amount, ...method }) => ({
            ...method,
            id,
            amount: amountOf(amount),
          }))}
          chosen={sheet.method}
          choose={(id) => use((user) => user.selectMethod(id))}
        />
      )}
      <CodeRow {...props} />
      <LineRows
        lines={sheet.lineItems.map(({ label, amount, type }) => [label, amountOf(type === 'pending' ? null : amount)])}
      />
    </div>
  );
}

/** The sheet: a modal dialog, so that focus stays in it and returns to the button; Escape cancels. */
export function PaymentSheet({ simulator, ...props }: RowProps & { simulator: Simulator }) {
  const { sheet, use } = props;
  const { total, state, missing, canPay, currencyCode } = sheet;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Only a dialog that is closed gives the focus back, so it must happen before the element is removed: in a layout effect.
    return () => shown?.close();
  }, []);
  const busy = state !== 'ready';
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
      <Rows {...props} />
      <Foot
        errors={<ErrorLines sheet={sheet} at="sheet" />}
        total={[total.label, money(total.type === 'pending' ? null : total.amount, currencyCode)]}
        missing={busy ? [] : missing.map((name) => MISSING[name])}
        canPay={canPay}
        words={state === 'paymentauthorized' ? 'お支払いを処理しています…' : busy ? '更新しています…' : '支払う'}
        pay={() => use((user) => user.authorize())}
      />
    </dialog>
  );
}
