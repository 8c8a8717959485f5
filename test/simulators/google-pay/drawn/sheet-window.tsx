import { useEffect, useState } from 'react';
import type { Simulator } from '../simulator';
import { PaymentSheet } from './payment-sheet';

/** How often the window looks whether the shop's page is still there, in milliseconds. */
const LOOK = 500;

interface Props {
  /** The simulator of the page that opened the window. */
  own: Simulator | null;
  /** The simulator of the page that is there now. */
  current(): Simulator | null;
}

/** The window: the sheet, or what has become of its page. */
export function SheetWindow({ own, current }: Props) {
  const [isThere, setThere] = useState(own !== null);
  useEffect(() => {
    const look = setInterval(() => setThere(own !== null && current() === own), LOOK);
    return () => clearInterval(look);
  }, [own, current]);
  return (
    <>
      <header>
        <h1>Google Pay</h1>
        <span className="mark">シミュレーション</span>
      </header>
      {own && isThere ? (
        <PaymentSheet simulator={own} />
      ) : (
        <output className="notice">お店のページはもう開いていません。このウィンドウを閉じてください。</output>
      )}
    </>
  );
}
