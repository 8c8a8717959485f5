import { type GraphQLSchema, isEnumType } from 'graphql';
import { checkDocuments, type SchemaNote } from './check-documents.ts';
import { KNOWN_ENUMS, type KnownEnum } from './known-values.ts';
import { SENT_INPUTS } from './sent-inputs.ts';
import { WIDGET_DOCUMENTS } from './widget-documents.ts';

/** The values of a schema's enums that the widget does not know. Values that it knows and a schema lacks do no harm. */
export const checkEnums = (schema: GraphQLSchema, enums: Readonly<Record<string, KnownEnum>>): SchemaNote[] =>
  Object.entries(enums).flatMap(([name, { values, does }]) => {
    const type = schema.getType(name);
    if (!isEnumType(type)) return [];
    return type
      .getValues()
      .filter((value) => !values.has(value.name))
      .map((value) => ({ kind: 'unknown', place: `${name}.${value.name}`, documents: [], does }));
  });

/** One version of the API, and what was noticed in it. */
export interface VersionReport {
  version: string;
  /** Whether the widget asks this one; the others are listed for stores that pin. */
  isAsked: boolean;
  notes: readonly DatedNote[];
}

/** A note, and since when it is so. */
export interface DatedNote extends SchemaNote {
  /** The first version in which it is so, or the day on which it was seen. */
  since: string;
}

/** Place in the schema → the version in which the platform deprecated it, where that is known. */
const DEPRECATED_SINCE: Readonly<Record<string, string>> = {
  'Cart.discountAllocations': '2026-07',
  'CartBuyerIdentityInput.deliveryAddressPreferences': '2025-01',
  'CartCost.totalDutyAmount': '2025-01',
  'CartCost.totalTaxAmount': '2025-01',
};

const notesIn = (schema: GraphQLSchema): SchemaNote[] => [
  ...checkDocuments(schema, WIDGET_DOCUMENTS, SENT_INPUTS),
  ...checkEnums(schema, KNOWN_ENUMS),
];

const isSame = (one: SchemaNote, other: SchemaNote): boolean => one.kind === other.kind && one.place === other.place;

/**
 * Compares versions of the API with what the widget sends.
 *
 * @param schemas version → its schema
 * @param asked the version that the widget asks
 * @param today as `2026-11-28`, for what no version dates
 */
export function checkVersions(
  schemas: ReadonlyMap<string, GraphQLSchema>,
  asked: string,
  today: string,
): VersionReport[] {
  const reports = [...schemas].map(([version, schema]) => ({ version, notes: notesIn(schema) }));
  const stable = reports.filter(({ version }) => /^\d{4}-/.test(version));
  const oldestFirst = [...stable].sort((a, b) => a.version.localeCompare(b.version));
  const since = (note: SchemaNote): string => {
    const version = DEPRECATED_SINCE[note.place];
    if (note.kind === 'deprecated' && version) return version;
    const first = oldestFirst.find(({ notes }) => notes.some((one) => isSame(one, note)));
    const seen = first?.version ?? today;
    const when = first && first === oldestFirst[0] ? `${seen} or before` : seen;
    return version ? `${when}, deprecated in ${version}` : when;
  };
  return reports.map(({ version, notes }) => ({
    version,
    isAsked: version === asked,
    notes: notes.map((note) => ({ ...note, since: since(note) })),
  }));
}

/** Whether a note stops something. */
export const isBroken = ({ kind }: SchemaNote): boolean => kind === 'missing' || kind === 'invalid';
