/** The style of the API page: the product's paper and ink, without its build. */
export const docsStyles = `
:root { color-scheme: light dark; --paper: light-dark(oklch(98% .006 85), oklch(19% .022 268)); --raised: light-dark(oklch(99.6% .003 85), oklch(22.5% .024 268)); --ink: light-dark(oklch(22% .02 270), oklch(94.5% .008 85)); --soft: light-dark(oklch(40% .02 270), oklch(81% .012 275)); --line: light-dark(oklch(22% .02 270 / .13), oklch(94% .008 85 / .13)); --hue: light-dark(oklch(47% .15 258), oklch(78% .105 252)) }
* { box-sizing: border-box }
html { scroll-padding-top: 24px }
body { margin: 0 auto; max-width: 880px; padding: 48px 24px 96px; background: var(--paper); color: var(--ink); font: 400 15px/24px 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif }
h1, h2 { font-family: Newsreader, 'Iowan Old Style', Georgia, serif; font-weight: 500 }
h1 { margin: 0 0 16px; font-size: 40px; line-height: 44px }
h2 { margin: 56px 0 8px; font-size: 28px; line-height: 34px; text-transform: capitalize }
h3 { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; margin: 0; font-size: 15px; font-weight: 570 }
h4 { margin: 16px 0 4px; font-size: 13px; font-weight: 570 }
p { max-width: 68ch; margin: 4px 0; color: var(--soft) }
a { color: inherit; text-underline-offset: 3px }
h3 a { text-decoration: none; overflow-wrap: anywhere }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--hue); outline-offset: 2px; border-radius: 4px }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 24px 0 0; padding: 0; list-style: none; text-transform: capitalize }
article { padding: 16px 0; border-top: 1px solid var(--line) }
article:target { border-top-color: var(--hue) }
.method { min-width: 4rem; color: var(--hue); font: 500 13px/20px ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
.who { margin-left: auto; color: var(--soft); font-size: 13px; font-weight: 420 }
code, pre { font: 400 13px/20px ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
pre { margin: 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere }
summary { cursor: pointer; color: var(--soft); font-size: 13px }
table { width: 100%; border-collapse: collapse; font-size: 13px }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 420 }
`;
