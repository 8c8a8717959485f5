import { isObject, isText, type Problem } from '../rules/problem';

function* optionProblems(option: unknown): Generator<Problem> {
  if (!isObject(option) || !isText(option['id'])) return yield [20, 'Each of shippingOptions must have an id!'];
  const { id, label, description } = option;
  if (!isText(label)) yield [20, `label of the shipping option "${id}" must be set!`];
  if (description !== undefined && typeof description !== 'string')
    yield [20, `description of the shipping option "${id}" must be a text!`];
}

/** What is wrong with the shipping options of a request or an update. */
export function* shippingOptionProblems(parameters: unknown): Generator<Problem> {
  const options: unknown = isObject(parameters) ? parameters['shippingOptions'] : undefined;
  if (!isObject(parameters) || !Array.isArray(options) || options.length === 0)
    return yield [20, 'shippingOptions must be an array with at least one option!'];
  for (const option of options as unknown[]) yield* optionProblems(option);
  const ids = options.map((option: unknown) => (isObject(option) ? option['id'] : undefined));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) yield [39, `two shipping options have the id "${String(twice)}"!`];
  const chosen = parameters['defaultSelectedOptionId'];
  if (chosen !== undefined && !ids.includes(chosen))
    yield [20, `defaultSelectedOptionId "${String(chosen)}" is not among the shipping options!`];
}
