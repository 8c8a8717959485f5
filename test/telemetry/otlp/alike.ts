/** Numbers as texts, and nothing that is empty: what OTLP takes for the same. */
export const alike = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(alike);
  if (typeof value === 'number') return `${value}`;
  if (!value || typeof value !== 'object') return value;
  const members = Object.entries(value).map(([key, one]) => [key, alike(one)] as const);
  const isEmpty = (one: unknown) => ['', '0', undefined].includes(one as string) || JSON.stringify(one) === '[]';
  return Object.fromEntries(
    members.filter(([key, one]) => !isEmpty(one) && !/^(flags|negative|droppedAttr)/.test(key)),
  );
};
