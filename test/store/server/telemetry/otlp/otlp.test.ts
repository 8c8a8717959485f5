import { expect, test } from 'vitest';
import * as z from 'zod';
import { logsBody, metricsBody, withMember } from '../../../test-support/telemetry-bodies';
import { logsShape } from './logs';
import { metricsShape } from './metrics';

const metrics = metricsShape();
const logs = logsShape();

const problemOf = (shape: z.ZodType, body: unknown): string => {
  const read = shape.safeParse(body);
  return read.success ? '' : z.prettifyError(read.error);
};

test('the specification’s own metrics and logs are taken', () => {
  expect(problemOf(metrics, metricsBody())).toBe('');
  expect(problemOf(logs, logsBody())).toBe('');
});

const SCOPE = 'resourceMetrics.0.scopeMetrics.0';
const SUM = `${SCOPE}.metrics.0.sum`;
const GAUGE = `${SCOPE}.metrics.1`;
const HISTOGRAM = `${SCOPE}.metrics.2.histogram.dataPoints.0`;
const EXPONENTIAL = `${SCOPE}.metrics.3.exponentialHistogram.dataPoints.0`;
const [sumPoint] = metricsBody().resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!.sum!.dataPoints;
const text = (value: unknown) => [{ key: 'a', value }];

test.each([
  ['a name in snake_case', 'resource_metrics', [], 'Unrecognized key'],
  ['a name that OTLP does not know', `${SUM}.kind`, 1, 'Unrecognized key'],
  ['no envelope', 'resourceMetrics', [], 'Too small'],
  ['an envelope without metrics', `${SCOPE}.metrics`, [], 'Too small'],
  ['a metric without points', `${SUM}.dataPoints`, [], 'without data points'],
  ['a metric without a kind', `${SCOPE}.metrics.0.sum`, undefined, 'exactly one of sum'],
  [
    'a metric of two kinds',
    `${GAUGE}.sum`,
    metricsBody().resourceMetrics[0]!.scopeMetrics[0]!.metrics[0]!.sum,
    'exactly one of sum',
  ],
  ['a metric’s name with a space', `${GAUGE}.name`, 'karui hosts', 'not a name of a metric'],
  ['two metrics of one name', `${GAUGE}.name`, 'karui.presses', 'two metrics of a scope have one name'],
  ['an enum by its name', `${SUM}.aggregationTemporality`, 'AGGREGATION_TEMPORALITY_DELTA', 'is the number 1'],
  ['no temporality', `${SUM}.aggregationTemporality`, 0, 'is the number 1'],
  ['a 64-bit integer as a number', `${SUM}.dataPoints.0.asInt`, 3, 'decimal strings'],
  ['a 64-bit integer with a point', `${SUM}.dataPoints.0.asInt`, '3.5', 'not a decimal string'],
  ['an integer of more than 64 bits', `${SUM}.dataPoints.0.asInt`, '9223372036854775808', 'more than 64 bits'],
  ['a time of more than 64 bits', `${SUM}.dataPoints.0.timeUnixNano`, '18446744073709551616', 'more than 64 bits'],
  ['a double as a text', `${GAUGE}.gauge.dataPoints.0.asDouble`, '1.25', 'expected number'],
  ['a point without a value', `${SUM}.dataPoints.0.asInt`, undefined, 'exactly one of asInt, asDouble'],
  ['a point with two values', `${SUM}.dataPoints.0.asDouble`, 3, 'exactly one of asInt, asDouble'],
  ['a monotonic sum below 0', `${SUM}.dataPoints.0.asInt`, '-1', 'below 0'],
  ['a point without a time', `${SUM}.dataPoints.0.timeUnixNano`, undefined, 'timeUnixNano'],
  ['a time of 0', `${SUM}.dataPoints.0.timeUnixNano`, '0', 'more than 0'],
  ['a start after the end', `${SUM}.dataPoints.0.startTimeUnixNano`, '1795229384986000001', 'is after'],
  ['the same attributes twice', `${SUM}.dataPoints`, [sumPoint, sumPoint], 'the same attributes'],
  [
    'an attribute that comes twice',
    `${SUM}.dataPoints.0.attributes`,
    [...text({ stringValue: 'a' }), ...text({ stringValue: 'b' })],
    'comes twice',
  ],
  ['an attribute without a value', `${SUM}.dataPoints.0.attributes`, text({}), 'exactly one of stringValue'],
  [
    'an attribute with two values',
    `${SUM}.dataPoints.0.attributes`,
    text({ stringValue: 'a', boolValue: true }),
    'exactly one of stringValue',
  ],
  ['an attribute that is a bare text', `${SUM}.dataPoints.0.attributes`, text('a'), 'expected object'],
  ['an integer attribute as a number', `${SUM}.dataPoints.0.attributes`, text({ intValue: 5 }), 'decimal strings'],
  [
    'a wrong value within a list',
    `${SUM}.dataPoints.0.attributes`,
    text({ arrayValue: { values: [{ intValue: 5 }] } }),
    'decimal strings',
  ],
  [
    'as many buckets as bounds',
    `${HISTOGRAM}.bucketCounts`,
    ['5', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0'],
    'one bucket more',
  ],
  [
    'bounds that do not rise',
    `${HISTOGRAM}.explicitBounds`,
    [0, 5, 5, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120],
    'not rising',
  ],
  ['buckets that do not add up', `${HISTOGRAM}.count`, '6', 'do not add up'],
  ['a minimum above the maximum', `${HISTOGRAM}.min`, 641, 'min is more than max'],
  ['a sum that is more than so many maxima', `${HISTOGRAM}.sum`, 3201, 'the sum is none'],
  ['a sum that is less than so many minima', `${EXPONENTIAL}.sum`, -1, 'the sum is none'],
  ['a minimum in another bucket', `${HISTOGRAM}.min`, 1, 'in none of the buckets'],
  ['a maximum in another bucket', `${HISTOGRAM}.max`, 641, 'in none of the buckets'],
  ['an exponential minimum above 0, although a 0 was counted', `${EXPONENTIAL}.min`, 2, 'in none of the buckets'],
  ['an exponential maximum in another bucket', `${EXPONENTIAL}.max`, 4.1, 'in none of the buckets'],
  ['an offset of another scale', `${EXPONENTIAL}.positive.offset`, 6, 'in none of the buckets'],
  ['a scale that is too coarse', `${EXPONENTIAL}.scale`, -11, 'Too small'],
  ['a scale as a text', `${EXPONENTIAL}.scale`, '3', 'expected number'],
  ['an offset with a fraction', `${EXPONENTIAL}.positive.offset`, 7.5, 'expected int'],
  ['zeros that are not counted', `${EXPONENTIAL}.zeroCount`, '0', 'do not add up'],
  ['flags below 0', `${SUM}.dataPoints.0.flags`, -1, 'Too small'],
])('metrics with %s are refused', (_, path, value, problem) => {
  expect(problemOf(metrics, withMember(metricsBody(), path, value))).toContain(problem);
});

const RECORD = 'resourceLogs.0.scopeLogs.0.logRecords.0';

test.each([
  ['no envelope', 'resourceLogs', [], 'Too small'],
  ['an envelope without records', 'resourceLogs.0.scopeLogs.0.logRecords', [], 'Too small'],
  ['a severity by its name', `${RECORD}.severityNumber`, 'WARN', 'a number from 1 to 24'],
  ['no severity', `${RECORD}.severityNumber`, 0, 'a number from 1 to 24'],
  ['a severity that is not there', `${RECORD}.severityNumber`, 25, 'a number from 1 to 24'],
  ['a body that is a bare text', `${RECORD}.body`, 'text', 'expected object'],
  ['a trace in base64', `${RECORD}.traceId`, 'AAECAwQFBgcICQoLDA0ODw==', '32 hexadecimal digits'],
  ['a name that OTLP does not know', `${RECORD}.severity`, 13, 'Unrecognized key'],
])('logs with %s are refused', (_, path, value, problem) => {
  expect(problemOf(logs, withMember(logsBody(), path, value))).toContain(problem);
});

test('a log record without any time is refused', () => {
  const untimed = withMember(logsBody(), `${RECORD}.timeUnixNano`, undefined);
  expect(problemOf(logs, untimed)).toBe('');
  expect(problemOf(logs, withMember(untimed, `${RECORD}.observedTimeUnixNano`, '0'))).toContain('without a time');
});

/** The paths of all members of a body. */
const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [path + name].concat(pathsOf(inner, `${path}${name}.`)))
    : [];

test('a check says what is wrong and never throws, whatever a member is', () => {
  const odd = [null, '', 'x', '3.5', '-1', -1, 1.5, true, {}, [], [null], ['x']];
  for (const [shape, body] of [
    [metrics, metricsBody()],
    [logs, logsBody()],
  ] as const) {
    const paths = pathsOf(body);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths)
      for (const value of odd) expect(() => problemOf(shape, withMember(body, path, value)), path).not.toThrow();
  }
});
