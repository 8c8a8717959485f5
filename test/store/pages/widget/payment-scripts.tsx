/** @jsxImportSource preact */
import type { PageRequest } from '../page-request';
import { bootSnippet, type BootSnippet } from './boot-snippet';
import { readSwitch } from '../read-switch';
import { rawHtml } from '../raw-html';
import { skeletonStyle } from './skeleton-style';
import { CLEANUP, CLEANUP_NOMODULE } from '../store-globals';

const STYLE_ID = 'shopify-accelerated-checkout-styles';

/** The widget's snippet, as a merchant pastes it. */
function Snippet({ parts, req }: { parts: BootSnippet; req: PageRequest }) {
  const { nonce } = req;
  const loads = readSwitch(req, 'load') === 'page' && { 'data-loads-with-page': '' };
  return (
    <>
      <style id={STYLE_ID} nonce={nonce} {...rawHtml(parts.style)} />
      {parts.remembered && <script nonce={nonce} {...rawHtml(parts.remembered)} />}
      <template data-karui="" {...loads} {...rawHtml(parts.template)} />
      <script nonce={nonce} {...rawHtml(parts.script)} />
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
  painted: 'snippet.html',
  plain: 'snippet-plain.html',
  files: 'snippet-files.html',
};

/**
 * The part of the head that loads the widget: a snippet of the build, with the early paint (`?boot=painted`, the default), also with
 * logos as files (`files`), or without it (`plain`); a plain module before the first build and with `?boot=module`.
 */
export function PaymentScripts({ req }: { req: PageRequest }) {
  const boot = readSwitch(req, 'boot') ?? 'painted';
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
