import { LAYOUT_FILE, RENDER_LINE, SNIPPET_FILE } from './theme-names.ts';

/**
 * The page in the zip that says how to put the widget into a theme by hand.
 *
 * @param version of the widget
 */
export const byHandHtml = (version: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Karui ${version} in a theme, by hand</title>
<style>
  body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 1em/1.6 system-ui, sans-serif }
  code, pre { background: #eee; padding: .1em .3em; border-radius: 3px }
  li { margin: .6em 0 }
</style>
<h1>Karui ${version} in a theme, by hand</h1>
<p>Whoever has the theme's files on disk is done with one command: <code>npm run theme -- &lt;folder&gt;</code>. This page is for the theme editor.</p>
<ol>
  <li>In your shop's admin open <b>Online Store › Themes</b>. Duplicate the theme, and take the copy until you have seen it work.</li>
  <li>Open <b>… › Edit code</b>.</li>
  <li>Upload each file of this zip's folder <code>assets</code> to <b>Assets</b>. Their names begin with <code>karui-${version}-</code>, so they replace none of the theme's.</li>
  <li>Under <b>Snippets</b> add one with the name <code>karui</code>. Paste the whole text of <code>${SNIPPET_FILE}</code> into it and save.</li>
  <li>Open <code>${LAYOUT_FILE}</code>. Below the line with <code>&lt;meta name="viewport"</code> add this line and save:
    <pre>${RENDER_LINE}</pre>
    Where there is no such line, add it below <code>{% render 'meta-tags' %}</code>. It has to stand before the first style sheet and before <code>{{ content_for_header }}</code>.</li>
  <li>Look at a product page and at a cart, and press the buttons. Publish the copy.</li>
</ol>
<p><b>A newer version:</b> upload its assets, and put its text into the snippet. Leave the assets of the version before it: pages that are open still ask for them. Older ones can go.</p>
<p><b>To take it out again:</b> remove the line, then the snippet, then the assets whose names begin with <code>karui-</code>.</p>
<p>The platform's own wallet script is kept from running beside it, and runs where Karui can't load. Nothing else of your theme is touched.</p>
</html>
`;
