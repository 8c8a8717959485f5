import * as z from 'zod';
import { anyValue, attributes, resource, scope, TEXT_ONLY, uint32, type Integers } from './values';

const hex = (length: number) =>
  z.string().regex(new RegExp(`^([\\da-f]{${length}})?$`), { error: `not ${length} hexadecimal digits` });

const record = (integers: Integers) =>
  z
    .strictObject({
      timeUnixNano: integers.uint64.optional(),
      observedTimeUnixNano: integers.uint64.optional(),
      severityNumber: z.int({ error: 'severityNumber is a number from 1 to 24' }).min(1).max(24),
      severityText: z.string().optional(),
      body: anyValue(integers).optional(),
      eventName: z.string().optional(),
      attributes: attributes(integers).optional(),
      droppedAttributesCount: uint32.optional(),
      flags: uint32.optional(),
      traceId: hex(32).optional(),
      spanId: hex(16).optional(),
    })
    .refine(
      ({ timeUnixNano, observedTimeUnixNano }) =>
        BigInt(timeUnixNano ?? 0) > 0n || BigInt(observedTimeUnixNano ?? 0) > 0n,
      { error: 'a record without a time' },
    );

/**
 * The body of `POST /v1/logs`, as strict as that of metrics.
 *
 * @param integers how 64-bit integers may be written
 */
export const logsShape = (integers: Integers = TEXT_ONLY) =>
  z.strictObject({
    resourceLogs: z
      .array(
        z.strictObject({
          resource: resource(integers).optional(),
          schemaUrl: z.string().optional(),
          scopeLogs: z
            .array(
              z.strictObject({
                scope: scope(integers).optional(),
                schemaUrl: z.string().optional(),
                logRecords: z.array(record(integers)).min(1),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  });
