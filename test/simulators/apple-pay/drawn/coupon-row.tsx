import { ErrorLines } from './error-lines';
import type { RowProps } from './payment-sheet';

/** A field for a code, where the page takes one. */
export function CouponRow({ sheet, use }: RowProps) {
  if (!sheet.supportsCouponCode) return null;
  return (
    <section className="group">
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          const code = String(new FormData(event.currentTarget).get('code') ?? '');
          use((user) => user.enterCoupon(code));
        }}
      >
        <label>
          <span className="name">クーポンコード</span>
          <input name="code" defaultValue={sheet.couponCode} autoComplete="off" />
        </label>
        <button type="submit" className="plain">
          適用
        </button>
      </form>
      <ErrorLines sheet={sheet} at="coupon" />
    </section>
  );
}
