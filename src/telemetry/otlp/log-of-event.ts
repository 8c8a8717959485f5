import type { LogLine } from '../log-line';
import type { EventEntry } from '../../core/track';

/** The log line of an event, if the event says that something must be corrected. */
export function logOfEvent({ name, data }: EventEntry): LogLine | undefined {
  const { wallet, reason } = data as { wallet?: string; reason?: string };
  const message = reason === 'missing_cart_id' ? 'cartTokenMissing' : name;
  // `missing_merchant_name` and `cartTokenMissing`.
  if (/^missing_m|^cartT/.test(message)) return { severity: 'WARN', message, attributes: { wallet } };
}
