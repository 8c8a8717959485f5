/** @jsxImportSource preact */
import { h } from 'preact';
import type { PageRequest } from '../page-request';
import { bootSnippet, bootSplit, type BootSnippet, type BootSplit } from './boot-snippet';
import { readSwitch } from '../read-switch';
import { rawHtml } from '../raw-html';
import { skeletonStyle } from './skeleton-style';
import { CLEANUP, CLEANUP_NOMODULE } from '../store-globals';

const STYLE_ID = 'shopify-accelerated-checkout-styles';

/** The widget's snippet, as a merchant pastes it. */
function Snippet({ parts, req }: { parts: BootSnippet; req: PageRequest }) {
  const { nonce } = req;
  const { style, core, template, script } = parts;
  return (
    <>
      {style && <style id={STYLE_ID} nonce={nonce} {...rawHtml(style)} />}
      {core && h('script', { ...core, nonce })}
      {template && <template data-karui="" {...rawHtml(template)} />}
      <script nonce={nonce} {...rawHtml(script)} />
    </>
  );
}

/** The snippet of a page that is split, as a merchant pastes it. */
function Split({
  parts: { template, script },
  percent,
  nonce,
}: {
  parts: BootSplit;
  percent: string;
  nonce?: string | undefined;
}) {
  const own = nonce === undefined ? template : template.replace(/<(style|script)\b/g, `<$1 nonce="${nonce}"`);
  return (
    <>
      {h('template', { 'data-karui-split': percent, ...rawHtml(own) })}
      <script nonce={nonce} {...rawHtml(script)} />
    </>
  );
}

/** As the platform does it: the skeleton's style, the clean-up, and a module, which does not block the page. */
function PlainModule(req: PageRequest) {
  const { version, nonce } = req;
  return (
    <>
      <SkeletonsOnly {...req} />
      <script
        type="module"
        crossorigin="anonymous"
        src={`/karui/${version}/wallets.js`}
        nonce={nonce}
        // A content policy forbids attributes with code.
        {...(nonce === undefined && { onerror: 'portableWalletsCleanup()' })}
      />
      <script noModule nonce={nonce} {...rawHtml(CLEANUP_NOMODULE)} />
    </>
  );
}

/** The snippets that the build writes, by what `?boot=` calls them. */
const SNIPPETS: Readonly<Record<string, string>> = {
  buttons: 'snippet.html',
  other: 'snippet-without-buttons.html',
};

/** The same for a page that is split. */
const SPLITS: Readonly<Record<string, string>> = {
  buttons: 'snippet-split.html',
  other: 'snippet-split-without-buttons.html',
};

/**
 * The part of the head that loads the widget: the snippet for pages with buttons (`?boot=buttons`), or for other pages (`other`), as the
 * page has buttons or not unless asked, with `?split=50` those of a page that is split; a plain module before the first build and with `?boot=module`.
 */
export function PaymentScripts({ req, hasButtons }: { req: PageRequest; hasButtons: boolean }) {
  const boot = readSwitch(req, 'boot') ?? (hasButtons ? 'buttons' : 'other');
  const percent = readSwitch(req, 'split');
  const split = percent === null ? null : bootSplit(req.version, SPLITS[boot] ?? '');
  if (split) return <Split parts={split} percent={percent!} nonce={req.nonce} />;
  const file = SNIPPETS[boot];
  const parts = file === undefined ? null : bootSnippet(req.version, file);
  return parts ? <Snippet parts={parts} req={req} /> : <PlainModule {...req} />;
}

/** The head with `?widget=off`: the skeletons stay. */
export function SkeletonsOnly({ version, nonce }: PageRequest) {
  const style = skeletonStyle(version);
  return (
    <>
      {style && <style id={STYLE_ID} nonce={nonce} {...rawHtml(style)} />}
      <script nonce={nonce} {...rawHtml(CLEANUP)} />
    </>
  );
}
