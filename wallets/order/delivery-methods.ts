import { add } from './money';
import type { SelectedDeliveryOption } from './buyer-and-delivery';
import type { DeliveryGroup } from './order-cart';

type DeliveryOption = DeliveryGroup['deliveryOptions'][number];

/** One way to get the whole order, as a sheet lists it: an option of each group together. */
interface DeliveryMethod {
  /** The options' handles in the order of the groups, with a comma between them. */
  id: string;
  label: string;
  detail: string;
  /** Decimal in the API's format. */
  amount: string;
}

/** Nobody reads a longer list, and a cart with many groups has thousands of combinations. */
const MOST_METHODS = 50;

/** Moves the items for which `isFirst` is true to the front, and keeps the order otherwise. */
const movedToFront = <T>(list: readonly T[], isFirst: (item: T) => boolean): T[] => [
  ...list.filter(isFirst),
  ...list.filter((item) => !isFirst(item)),
];

/** Groups of one-time purchases come first, whatever the API's order. */
const oneTimeFirst = (groups: readonly DeliveryGroup[]): DeliveryGroup[] =>
  movedToFront(groups, ({ groupType }) => groupType !== 'SUBSCRIPTION');

/** Delivery by a carrier: every sheet lists it. */
const SHIPPING = 'SHIPPING';

/** Kinds of delivery that a sheet lists. Pick-up needs more questions, which only checkout asks. */
type DeliveryTypes = readonly string[];

const offered = ({ deliveryOptions }: DeliveryGroup, deliveryTypes: DeliveryTypes): DeliveryOption[] =>
  deliveryOptions.filter(({ deliveryMethodType }) => deliveryTypes.includes(deliveryMethodType));

const isSelected =
  ({ selectedDeliveryOption }: DeliveryGroup) =>
  ({ handle }: DeliveryOption): boolean =>
    handle === selectedDeliveryOption?.handle;

/** Whether every group has an option that the sheet can offer. */
export function isServiceable(groups: readonly DeliveryGroup[], deliveryTypes: DeliveryTypes): boolean {
  return groups.length > 0 && groups.every((group) => offered(group, deliveryTypes).length > 0);
}

/**
 * The ways to get the whole order, the selected one first, because sheets preselect the first. With several groups each method
 * combines one option of each.
 */
export function deliveryMethods(groups: readonly DeliveryGroup[], deliveryTypes: DeliveryTypes): DeliveryMethod[] {
  let methods: DeliveryOption[][] = [[]];
  for (const group of oneTimeFirst(groups)) {
    const sorted = movedToFront(offered(group, deliveryTypes), isSelected(group));
    methods = methods.flatMap((method) => sorted.map((option) => method.concat(option))).slice(0, MOST_METHODS);
  }
  return methods
    .filter((method) => method.length > 0)
    .map((options) => ({
      id: options.map(({ handle }) => handle).join(','),
      label: options.map(({ title, code, handle }) => title ?? code ?? handle).join(' + '),
      detail: options.flatMap(({ description }) => description ?? []).join(' / '),
      amount: add(...options.map(({ estimatedCost }) => estimatedCost.amount)),
    }));
}

/** The choice for a method's id; null unless the id names exactly one option of each group. */
export function choiceOf(
  groups: readonly DeliveryGroup[],
  id: string,
  deliveryTypes: DeliveryTypes,
): SelectedDeliveryOption[] | null {
  const handles = id.split(',');
  const choices = oneTimeFirst(groups).map((group, index) => {
    const matches = offered(group, deliveryTypes).filter(({ handle }) => handle === handles[index]);
    return matches.length === 1 ? { deliveryGroupId: group.id, deliveryOptionHandle: matches[0]!.handle } : null;
  });
  return choices.length === handles.length && choices.every((choice) => choice !== null) ? choices : null;
}

/**
 * The options to choose for groups that have no selection, a selection that the sheet can't show, or a local delivery that the shopper has
 * not asked for. Empty if all groups are right.
 */
export function missingChoices(
  groups: readonly DeliveryGroup[],
  deliveryTypes: DeliveryTypes,
): SelectedDeliveryOption[] {
  return groups.flatMap((group) => {
    const all = offered(group, deliveryTypes);
    const shipped = all.filter(({ deliveryMethodType }) => deliveryMethodType === SHIPPING);
    const options = shipped.length > 0 ? shipped : all;
    const [first] = options;
    return first && !options.some(isSelected(group))
      ? [{ deliveryGroupId: group.id, deliveryOptionHandle: first.handle }]
      : [];
  });
}
