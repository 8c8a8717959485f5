import { Visitor, type ESTree, type Plugin } from 'vite';

/** Methods that every object inherits. Where a page has frozen them, no assignment can put others in their place. */
const INHERITED = /^(valueOf|toString|toLocaleString|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$/;

/** A description of a property that inherits nothing begins so. */
const OWN = '{__proto__:null,';

/** Text to put in the place of a part of the source. */
type Edit = readonly [start: number, end: number, text: string];

/** The changes of a source, in any order; none overlaps another. */
function editsOf(program: ESTree.Program): Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, , description] }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'defineProperty') return;
      if (!description) return;
      const { type, start, end } = description;
      if (type === 'ObjectExpression') edits.push([start, start + 1, OWN]);
      else edits.push([start, start, `${OWN}...`], [end, end, '}']);
    },
    AssignmentExpression({ operator, left, right, start, end }) {
      if (operator !== '=' || left.type !== 'MemberExpression' || left.computed) return;
      const { object, property } = left;
      if (object.type !== 'MemberExpression' || object.computed || object.property.name !== 'prototype') return;
      if (!INHERITED.test(property.name)) return;
      edits.push(
        [start, start, 'Object.defineProperty('],
        [object.end, right.start, `,"${property.name}",${OWN}value:`],
        [end, end, ',writable:true,enumerable:true,configurable:true})'],
      );
    },
  }).visit(program);
  return edits;
}

/**
 * Lets scripts define properties in a page that has frozen `Object.prototype`, or has put a `get` or `value` on it: a description would
 * inherit those, and the browser refuses it. Dependencies are written for pages that do neither, and the core can't load without them.
 */
export const ownDescriptors = (): Plugin => ({
  name: 'karui:own-descriptors',
  transform: {
    filter: { id: /\.m?js$|\.tsx?$/, code: /defineProperty\(|\.prototype\.\w+ *=/ },
    order: 'post',
    handler(source) {
      let code = source;
      for (const [start, end, text] of editsOf(this.parse(source)).toSorted((a, b) => b[0] - a[0]))
        code = code.slice(0, start) + text + code.slice(end);
      return { code, map: null };
    },
  },
});
