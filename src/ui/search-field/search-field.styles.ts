import {css, styled} from 'styled-components'
import {buttonStyles} from '#ui/button/button.styles.ts'

/** Styles for a search form: a wide field with an icon and a button beside it. */
export const searchFieldStyles = css`
  & form[role='search'] {
    position: relative;
    display: flex;
    gap: var(--s-3);
  }
  & form[role='search'] > svg {
    position: absolute;
    top: 1.875rem;
    left: 1.25rem;
    translate: 0 -50%;
    color: var(--ink-2);
    pointer-events: none;
  }
  & form[role='search'] input {
    flex: 1;
    min-width: 0;
    min-height: 3.75rem;
    padding: var(--s-2) var(--s-4) var(--s-2) var(--s-7);
    border: 2px solid var(--control);
    border-radius: var(--r-pill);
    background: var(--surface);
    font-size: var(--t-3);
  }
  & form[role='search'] button {
    ${buttonStyles}
    min-height: 3.75rem;
  }
`

/** Container of a search form. */
export const SearchFieldFrame = styled.div`
  width: 100%;
  max-width: 36rem;
  ${searchFieldStyles}
  & form[role='search'] {
    flex-wrap: wrap;
  }
  & form[role='search'] > label {
    flex-basis: 100%;
    font-weight: 650;
  }
  /* Below the label and the gap. */
  & form[role='search'] > svg {
    top: calc(1lh + 0.75rem + 1.875rem);
  }
`
