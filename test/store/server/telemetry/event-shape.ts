import * as z from 'zod';
import { bareAddress } from './errors/parts';
import { hasMail } from './no-mail';

/** Name and version of the table of events. */
const EVENT_SCHEMA = 'shopify_wallet_checkout_track/6.3';

/** What can have happened to a button or a purchase. */
export const EVENTS = [
  'impression',
  'eligibility',
  'click',
  'sheet_opened',
  'sheet_cancelled',
  'deceleration',
  'redirect',
  'completed',
  'failed',
  'policy_opened',
] as const;

/** Events that mean little without a reason. */
const WITH_REASON: readonly string[] = ['eligibility', 'deceleration', 'failed'];

/** Before this there were no events: a time of less is in seconds. */
const FIRST_MS = 1_600_000_000_000;

const text = z.string().min(1).max(255);
const id = z.int().positive();

/** What is known of the page, the shopper and the press. What is not known is left out; nothing is null or empty. */
const payload = z
  .strictObject({
    app_name: text,
    page_type: text,
    event: z.enum(EVENTS),
    event_subtype: text.optional(),
    checkout_token: z
      .string()
      .regex(/^[\w-]+$/, { error: 'more than a token' })
      .optional(),
    instrument_id: text.optional(),
    // Milliseconds from the page's start to the event.
    ttl: z.int().nonnegative(),
    error_reason: text.optional(),
    visitor_token: text.optional(),
    session_token: text.optional(),
    shop_id: id.optional(),
    theme_id: id.optional(),
    content_language: z
      .string()
      .regex(/^[a-z]{2,3}(-\w+)*$/i, { error: 'not a language' })
      .optional(),
    referer: bareAddress.optional(),
  })
  .refine(
    ({ event, event_subtype, error_reason }) => !WITH_REASON.includes(event) || !!(event_subtype ?? error_reason),
    {
      error: `${WITH_REASON.join(', ')} need a reason: event_subtype or error_reason`,
    },
  )
  .refine((given) => !hasMail(given), { error: 'an e-mail address' });

/** Purposes that the shopper allows. Without `analytics` there is no event at all. */
const consent = z
  .array(z.enum(['analytics', 'marketing', 'preferences', 'sale_of_data']))
  .refine((list) => new Set(list).size === list.length, { error: 'a purpose comes twice' })
  .refine((list) => list.includes('analytics'), { error: 'an event although the shopper does not allow analytics' });

const ms = z.int().min(FIRST_MS, { error: 'not milliseconds since 1970' });

const metadata = z
  .strictObject({
    consent,
    consent_provider: text,
    consent_version: text,
    event_created_at_ms: ms,
    event_sent_at_ms: ms,
  })
  .refine(({ event_created_at_ms: created, event_sent_at_ms: sent }) => created <= sent, {
    error: 'sent before it was created',
  });

/** The body of `POST /v1/produce`: one event. */
export const eventShape = z.strictObject({ schema_id: z.literal(EVENT_SCHEMA), payload, metadata });
