import {css} from 'styled-components'

/** Styles for a group of radio buttons below each other, to include in its parent. */
export const radioListStyles = css`
  & fieldset {
    display: grid;
  }
  & legend {
    padding-bottom: var(--s-2);
  }
  & label {
    display: flex;
    gap: var(--s-4);
    align-items: center;
    min-height: var(--target);
    line-height: 1.3;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    accent-color: var(--btn);
    cursor: pointer;
  }
`
