import type { WalletId } from '../../src/wallet';
import { wallets } from '../../src/widget/wallets';

/** One line of a sheet: a control, and how a product page is asked for it. */
export interface Control {
  label: string;
  /** Its name in the table of wallets. */
  id: WalletId;
  /** Finds the control itself. */
  selector: string;
  /** The wallet that the page recommends; none for Buy It Now. */
  recommended: string;
}

/** The link stands below any wallet. */
const RECOMMENDED: Partial<Record<WalletId, string>> = { buy_it_now: '', more_options: 'shop_pay' };

/** Every button there is, as the table of wallets has it, and the link. */
export const controls: readonly Control[] = (Object.keys(wallets) as WalletId[]).map((id) => ({
  label: wallets[id].label,
  id,
  selector: `main ${wallets[id].element} ${id === 'more_options' ? 'a' : 'button'}`,
  recommended: RECOMMENDED[id] ?? id,
}));
