/** The style of the page: for phones and wide screens, light and dark, and no file beside it. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --faint: #59636e; --rule: #d1d9e0; --karui: #1a7f4b; --platform: #7a5ea8 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9198a1; --rule: #3d444d; --karui: #3fb97f; --platform: #b392f0 }
}
body { margin: 0 auto; max-inline-size: 72rem; padding: 1rem 1rem 3rem; font: 1rem/1.55 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
h1 { font-size: 1.4rem; line-height: 1.3 } h2 { font-size: 1.1rem; margin-block: 0 .5rem }
.part { display: grid; gap: 1rem 2.5rem; margin-block: 2.5rem; align-items: start }
.part > * { min-inline-size: 0 }
@media (min-width: 76rem) { .part:has(> svg) { grid-template-columns: 23rem minmax(0, 1fr) } }
svg { display: block; inline-size: 100%; max-inline-size: 23rem; block-size: auto; font: 14px system-ui, sans-serif }
svg text { fill: var(--ink) } svg .label { font-weight: 600 } svg .faint { fill: var(--faint); font-size: 12px }
.zero { stroke: var(--faint); stroke-dasharray: 3 3 } .interval { stroke: var(--karui); stroke-width: 3 } .point { fill: var(--karui) }
rect.karui { fill: var(--karui) } rect.platform { fill: var(--platform) } .good { stroke: var(--ink); stroke-dasharray: 2 2 }
.key { color: var(--faint) } .key i { display: inline-block; inline-size: .8em; block-size: .8em; margin-inline: .6em .3em; border-radius: 2px }
.key i.karui { background: var(--karui) } .key i.platform { background: var(--platform) }
.table { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem }
th, td { padding: .3rem .5rem; border-block-end: 1px solid var(--rule); text-align: end; white-space: nowrap }
th:first-child { padding-inline-start: 0; text-align: start } thead th { color: var(--faint); font-weight: 400; vertical-align: bottom; white-space: normal }
`;
