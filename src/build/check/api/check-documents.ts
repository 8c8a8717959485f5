import {
  getNamedType,
  isInputObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Fields, SentInput } from './sent-inputs.ts';
import type { WidgetDocument } from './widget-documents.ts';

/**
 * What a schema says of what the widget sends. `missing`: the API refuses it. `invalid`: it refuses a document for another reason.
 * `deprecated`: it will be missing. `unknown`: a value that the widget does not know.
 */
export interface SchemaNote {
  kind: 'missing' | 'invalid' | 'deprecated' | 'unknown';
  /** `CartCost.totalTaxAmount`, `Mutation.cartCreate(input:)`, `CartWarningCode.NEW`; a document's name if `invalid`. */
  place: string;
  /** The documents that send it. */
  documents: readonly string[];
  /** The API's own words, if it has any. */
  reason?: string | undefined;
  /** What the widget does. */
  does: string;
}

type Noted = Pick<SchemaNote, 'kind' | 'place' | 'reason'>;

const missing = (place: string): Noted => ({ kind: 'missing', place });
const deprecated = (place: string, reason: string | null | undefined): Noted[] =>
  reason == null ? [] : [{ kind: 'deprecated', place, reason }];

/** What a schema lacks, and will lack, of the fields, arguments and types that a document names. */
function placesIn(schema: GraphQLSchema, text: string): Noted[] {
  const noted: Noted[] = [];
  const info = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field({ name: { value: name }, arguments: given = [] }) {
        const parent = info.getParentType();
        const field = info.getFieldDef();
        if (!parent) return false;
        const place = `${parent.name}.${name}`;
        if (!field) {
          noted.push(missing(place));
          return false;
        }
        noted.push(...deprecated(place, field.deprecationReason));
        for (const { name: argument } of given) {
          const known = field.args.find((one) => one.name === argument.value);
          const at = `${place}(${argument.value}:)`;
          noted.push(...(known ? deprecated(at, known.deprecationReason) : [missing(at)]));
        }
      },
      NamedType({ name: { value: name } }) {
        if (!schema.getType(name)) noted.push(missing(name));
      },
    }),
  );
  return noted;
}

function placesOfInput(schema: GraphQLSchema, type: string, fields: Fields): Noted[] {
  const input = schema.getType(type);
  if (!isInputObjectType(input)) return [missing(type)];
  return Object.entries(fields).flatMap(([name, within]) => {
    const field = input.getFields()[name];
    const place = `${type}.${name}`;
    if (!field) return [missing(place)];
    const inner = within === true ? [] : placesOfInput(schema, getNamedType(field.type).name, within);
    return deprecated(place, field.deprecationReason).concat(inner);
  });
}

/** Why a document is refused although the schema has all that it names: the type of a variable, for example. */
function otherReasons(schema: GraphQLSchema, { name, text, refused }: WidgetDocument): SchemaNote[] {
  const errors = validate(schema, parse(text));
  return errors.map(({ message }) => ({
    kind: 'invalid',
    place: name,
    documents: [name],
    reason: message,
    does: refused,
  }));
}

/** One finding for each place, with all the documents that name it. */
function together(findings: readonly SchemaNote[]): SchemaNote[] {
  const byPlace = new Map<string, SchemaNote>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.place} ${finding.does}`;
    const known = byPlace.get(key);
    const documents = [...new Set([...(known?.documents ?? []), ...finding.documents])];
    byPlace.set(key, { ...finding, documents });
  }
  return [...byPlace.values()];
}

/** What a schema says of the documents and inputs that the widget sends. */
export function checkDocuments(
  schema: GraphQLSchema,
  documents: readonly WidgetDocument[],
  inputs: readonly SentInput[],
): SchemaNote[] {
  const ofDocuments = documents.flatMap((one): SchemaNote[] => {
    const { name, text, refused } = one;
    const noted = placesIn(schema, text);
    const found = noted.map((place) => Object.assign(place, { documents: [name], does: refused }));
    return noted.some(({ kind }) => kind === 'missing') ? found : [...found, ...otherReasons(schema, one)];
  });
  const ofInputs = inputs.flatMap(({ type, fields, documents: names, refused }) =>
    placesOfInput(schema, type, fields).map((place) => Object.assign(place, { documents: names, does: refused })),
  );
  return together([...ofDocuments, ...ofInputs]);
}
