/** Whether two sets of line item properties are the same, whatever their order. */
export const sameAttributes = (one: Record<string, string>, other: Record<string, string>): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};
