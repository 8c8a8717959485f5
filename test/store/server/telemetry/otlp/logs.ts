import * as z from 'zod';
import { anyValue, attributes, enveloped, uint32, uint64 } from './values';

const hex = (length: number) =>
  z.string().regex(new RegExp(`^([\\da-f]{${length}})?$`), { error: `not ${length} hexadecimal digits` });

const record = z
  .strictObject({
    timeUnixNano: uint64.optional(),
    observedTimeUnixNano: uint64.optional(),
    severityNumber: z.int({ error: 'severityNumber is a number from 1 to 24' }).min(1).max(24),
    severityText: z.string().optional(),
    body: anyValue().optional(),
    eventName: z.string().optional(),
    attributes: attributes.optional(),
    droppedAttributesCount: uint32.optional(),
    flags: uint32.optional(),
    traceId: hex(32).optional(),
    spanId: hex(16).optional(),
  })
  .refine(
    ({ timeUnixNano, observedTimeUnixNano }) => Number(timeUnixNano ?? 0) + Number(observedTimeUnixNano ?? 0) > 0,
    {
      error: 'a record without a time',
    },
  );

/** The body of `POST /v1/logs`, as strict as that of metrics. */
export const logsShape = enveloped('resourceLogs', 'scopeLogs', 'logRecords', z.array(record).min(1));
