import { expect, test } from 'vitest';
import { readSource, sourceFiles } from '../import-graph';
import { dangerousUses } from './dangerous-uses';

/** The build runs in Node, and never in a page. */
const IN_PAGES = sourceFiles().filter((file) => !file.startsWith('src/build/'));

/** Every use in all that runs in pages, and why it is harmless. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Written into a document that shows nothing, runs nothing and fetches nothing; what is shown is built anew from a list of allowed elements.
  'src/policy/parse-inert.ts': ['setHTML', 'innerHTML', 'setHTML', 'setHTML', 'setHTML'],
  // Always empty: it asks whether the page requires Trusted Types.
  'wallets/paypal/load-paypal.ts': ['innerHTML'],
  // Always empty: it tells Preact to leave alone what stands in a painted button.
  'src/server-markup/index.ts': ['dangerouslySetInnerHTML'],
  // Where visits are split: the arm, and what was counted of the visit.
  'src/split/visit-cookie.ts': ['a cookie written'],
  // The skeleton of our own build, without a word of the shop's or the shopper's.
  'src/react/live-host.tsx': ['dangerouslySetInnerHTML'],
  // On a `BroadcastChannel`, which only pages of the store's own origin hear: a submitted cart, as in their storage.
  'wallets/order/payment/held-claims.ts': ['postMessage to anybody'],
};

test('code that runs in a page turns text into code or markup, sends messages or writes cookies only in the listed places', () => {
  expect(IN_PAGES.length).toBeGreaterThan(100);
  const uses = IN_PAGES.map((file) => [file, dangerousUses(file, readSource(file))] as const);
  expect(Object.fromEntries(uses.filter(([, found]) => found.length > 0))).toEqual(ALLOWED);
});

test.each([
  ['node.innerHTML = text', 'innerHTML'],
  ['node["innerHTML"] = text', 'innerHTML'],
  ['Object.assign(node, { outerHTML: text })', 'outerHTML'],
  ['node.insertAdjacentHTML("beforeend", text)', 'insertAdjacentHTML'],
  ['node.setHTMLUnsafe(text)', 'setHTMLUnsafe'],
  ['Document.parseHTMLUnsafe(text)', 'parseHTMLUnsafe'],
  ['new DOMParser().parseFromString(text, "text/html")', 'parseFromString'],
  ['range.createContextualFragment(text)', 'createContextualFragment'],
  ['frame.srcdoc = text', 'srcdoc'],
  ['frame.setAttribute("srcdoc", text)', 'srcdoc'],
  ['const a = <i dangerouslySetInnerHTML={html} />', 'dangerouslySetInnerHTML'],
  ['eval(text)', 'eval'],
  ['(0, eval)(text)', 'eval'],
  ['window["eval"](text)', 'eval'],
  ['new Function(text)', 'Function'],
  ['Function(text)()', 'Function'],
  ['window.Function(text)', 'Function'],
  ['Reflect.construct(Function, [text])', 'Function'],
  ['setTimeout("run()", 10)', 'setTimeout of a text'],
  ['window.setInterval(`run(${a})`, 10)', 'setInterval of a text'],
  ['document.write(text)', 'document.write'],
  ['window.document.writeln(text)', 'document.write'],
  ['frame.contentWindow.postMessage(data, "*")', 'postMessage to anybody'],
  ['parent.postMessage(data)', 'postMessage to anybody'],
  ['document.cookie = text', 'a cookie written'],
  ['frame.contentDocument.cookie += text', 'a cookie written'],
  ['Reflect.set(Object.getPrototypeOf(document), "cookie", text, document)', 'a cookie written'],
  ['cookieStore.set("a", "b")', 'a cookie written'],
  ['window.cookieStore.delete("a")', 'a cookie written'],
  ['link.href = "javascript:run()"', 'javascript:'],
  ['link.href = ` JavaScript:${a}`', 'javascript:'],
])('%s is found', (source, what) => {
  expect(dangerousUses('a.tsx', source)).toEqual([what]);
});

test.each([
  'node.textContent = "innerHTML is not used"',
  '// node.innerHTML = text',
  'setTimeout(run, 10)',
  'frame.postMessage(data, origin)',
  'const a = document.cookie.split(";")',
  'logs.write(line)',
  'const a = (run: Function) => run()',
  'a instanceof Function',
])('%s is harmless', (source) => {
  expect(dangerousUses('a.tsx', source)).toEqual([]);
});
