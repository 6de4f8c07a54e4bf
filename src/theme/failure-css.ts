/**
 * Styles of an error page as a string, because styled-components would add its runtime to every page (decision 3).
 * System colours apply when the tokens failed with the layout.
 */
export const failureCss = `
[data-failure] { padding: 3rem max(1.25rem, 50% - 40rem) 5rem; }
[data-failure] h1:focus-visible { outline: none; box-shadow: none; }
[data-failure] p { margin: 1.5rem 0 0; }
[data-failure] p a { display: inline-block; }
[data-failure] button {
  margin-right: 1rem;
  padding: 0.8rem 1.5rem;
  border: 0;
  border-radius: 2rem;
  background: var(--btn, CanvasText);
  color: var(--on-btn, Canvas);
  font: inherit;
  cursor: pointer;
}
`

/** Base styles for an error document without other styles. */
export const failureDocumentCss = `
html { color-scheme: light dark; }
body { margin: 0; font: 1.125rem/1.6 system-ui, sans-serif; }
aside, header, footer { padding: 1rem max(1.25rem, 50% - 40rem); }
aside { background: CanvasText; color: Canvas; }
aside a { color: inherit; }
`
