import { bareAddress, bareText } from '../bare-text';

/** One call of a stack, as the error-reporting service writes it. */
export interface Frame {
  file: string;
  lineNumber: number;
  columnNumber: number;
  method?: string;
}

/** `at method (file:line:column)` of V8. */
const V8 = /^\s*at (?:(.*) )?\(?(\S+?):(\d+):(\d+)\)?$/;
/** `method@file:line:column` of SpiderMonkey and JavaScriptCore. */
const OTHERS = /^(.*?)@(\S*?):(\d+):(\d+)$/;

function frameOf(line: string): Frame[] {
  const [, method, address = '', lineNumber, columnNumber] = V8.exec(line) ?? OTHERS.exec(line) ?? [];
  const file = bareAddress(address);
  if (!file) return [];
  const found = { file, lineNumber: Number(lineNumber), columnNumber: Number(columnNumber) };
  // The code of `eval` names the address that it stands in.
  return [method ? { ...found, method: bareText(method) } : found];
}

/** The calls of an error's stack, latest first, in any engine's spelling; those without an address are left out. */
export const framesOf = (stack: unknown): Frame[] =>
  typeof stack === 'string' ? stack.split('\n').flatMap(frameOf) : [];
