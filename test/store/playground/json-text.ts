/** Longest line of JSON, in letters. */
const LINE = 84;

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
};

/** JSON for people: what fits stands on one line, the rest a member a line. */
export function jsonText(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (line.length + indent.length <= LINE || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((member) => jsonText(member, deeper))
    : Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${jsonText(member, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((member) => deeper + member).join(',\n')}\n${indent}${close}`;
}
