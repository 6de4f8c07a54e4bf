import {fallbackFontFaces} from './fallback-fonts.ts'
import {sceneLight, sceneDark} from './scene-tokens.ts'
import {asCustomProperties, constant, dark, light, measures, paperMeasures} from './tokens.ts'
import {themeOnly} from './theme-script.ts'
import {scriptFont} from './typeface-range.ts'
import {visuallyHidden} from './visually-hidden.ts'

/**
 * Tokens and element styles, in `RootStyles`. The class `dark` sets the dark theme for its subtree;
 * `light` resets it.
 */
export const globalStyle = `
${fallbackFontFaces}
:root {
  ${asCustomProperties(constant)}
  ${asCustomProperties(measures)}
  --serif: var(--font-serif), serif-a, serif-b, Georgia, serif;
  --sans: var(--font-sans), sans-a, sans-b, system-ui, 'Segoe UI', Arial, sans-serif;
}
:root, .light {
  ${asCustomProperties(light)}
  ${asCustomProperties(sceneLight)}
  color-scheme: light;
}
.dark {
  ${asCustomProperties(dark)}
  ${asCustomProperties(sceneDark)}
  color-scheme: dark;
}
.light, .dark { color: var(--ink); }
*, *::before, *::after { box-sizing: border-box; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: 6rem;
  background: var(--page);
}
body {
  margin: 0;
  background: var(--page);
  color: var(--ink);
  font: 400 var(--t-body) / 1.6 var(--sans);
  font-synthesis: none;
  font-feature-settings: 'kern', 'liga';
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
  overflow-x: clip;
  /* Keeps long words, such as email addresses, from widening the page. */
  overflow-wrap: anywhere;
}
/* Keeps table columns at least as wide as their words. */
table { overflow-wrap: break-word; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; }
ul, ol { padding: 0; list-style: none; }
em, i, cite, address, dfn { font-style: normal; }
b, strong { font-weight: 680; }
h1, h2 {
  font-family: var(--serif);
  font-weight: 470;
  letter-spacing: -0.024em;
  word-spacing: -0.06em;
  text-wrap: balance;
}
h1 { font-size: var(--t-page); line-height: var(--lh-display); }
h2 { font-size: var(--t-1); line-height: 1.08; }
h3 { font-size: var(--t-3); line-height: 1.28; font-weight: 680; letter-spacing: -0.008em; }
p, li, dd, label, summary, figcaption { text-wrap: pretty; }
img, svg, video { display: block; max-width: 100%; height: auto; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1.5px; }
a[href^='tel:'] { white-space: nowrap; }
a:hover { text-decoration-thickness: 3px; }
button, input, select, textarea { font: inherit; color: inherit; }
summary { list-style: none; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
details[open] > summary > svg { rotate: 180deg; }
fieldset { min-width: 0; padding: 0; border: 0; }
legend { padding: 0; }
:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 3px;
  box-shadow: 0 0 0 3px var(--halo);
  border-radius: var(--r-1);
}
:target { scroll-margin-top: 6rem; }
/* The figure or promise that a link names. */
li:target { box-shadow: -0.75rem 0 0 var(--page), -1rem 0 0 var(--lamp); }
[data-sr-only] { ${visuallyHidden} }
${scriptFont.is('greetings')} { font-family: var(--font-greetings), system-ui, sans-serif; }
${scriptFont.is('device')} { font-family: system-ui, sans-serif; }
/* RouteChange announces titles. Next misses those that arrive late. */
next-route-announcer { display: none; }
${themeOnly.is('dark')} { display: none; }
.dark ${themeOnly.is('light')} { display: none; }
.dark ${themeOnly.is('dark')} { display: revert; }
.dark .light ${themeOnly.is('light')} { display: revert; }
.dark .light ${themeOnly.is('dark')} { display: none; }
@media (prefers-reduced-motion: no-preference) {
  /* Without a focus, the browser restores the place of a page that was loaded again, which must not take time. */
  html:focus-within { scroll-behavior: smooth; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
@media (forced-colors: active) {
  :focus-visible { outline-color: Highlight; box-shadow: none; }
  li:target { outline: 2px solid Highlight; outline-offset: 0.5rem; }
}
@media print {
  :root, .dark, .light { ${asCustomProperties({...light, page: 'transparent', sunk: 'transparent', 'sh-1': 'none', 'sh-2': 'none', 'sh-3': 'none', ...paperMeasures})} }
  body > section, nav, video, [role='status'], #dialogs:not(:has([data-sheet])) { display: none !important; }
  /* A card prints alone, without the boxes of its dialog or page. */
  body :has([data-sheet]) { display: contents !important; }
  body:has([data-sheet]) :not(:has([data-sheet]), [data-sheet], [data-sheet] *) {
    display: none !important;
  }
  html { font-size: 90%; }
  body { font-size: 11pt; }
  main > section, main > div { padding-block: 0.75rem !important; }
  section section, article, tr, li { break-inside: avoid-page; }
  h2, h3 { break-after: avoid-page; }
  /* Chromium grows a row of a grid at the end of a sheet only for items that start at its top. */
  main :is(div, section, ul, ol, li, article) { align-items: start !important; }
  details::details-content { display: block; content-visibility: visible; }
  main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: var(--t-small); }
}
`
