/** Hides an element visually but not from screen readers (WCAG 1.3.1). */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Lays an invisible radio button or checkbox over its label, which shows its state and focus. */
export const coveringInput = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
