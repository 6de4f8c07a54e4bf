import {css, styled} from 'styled-components'
import {buttonLook} from '@/ui/button/button.styles'

/** How labels, hints, boxes and messages look; parts are named by data attributes. */
export const formLook = css`
  [data-field] {
    display: grid;
    gap: 0.25rem;
  }
  [data-field] label {
    font-weight: 650;
  }
  [data-hint] {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  [data-field] input:not([type='checkbox']) {
    min-height: 3.25rem;
    padding: 0.5rem 1rem;
    border: 2px solid var(--control);
    border-radius: var(--r-2);
    background: var(--surface);
    color: var(--ink);
  }
  [data-field] input[aria-invalid='true'] {
    border-color: var(--bad);
  }
  [data-field='checkbox'] {
    grid-template-columns: auto 1fr;
    gap: 0 0.75rem;
    align-items: center;
    min-height: var(--target);
  }
  [data-field='checkbox'] input {
    width: 1.75rem;
    height: 1.75rem;
    accent-color: var(--btn);
  }
  [data-field='checkbox'] [data-hint] {
    grid-column: 2;
  }
  [data-message='success'] {
    background: var(--ok-bg);
    color: var(--ok);
    padding: 1rem;
    border-radius: var(--r-2);
  }
  [data-message='failure'] {
    background: var(--bad-bg);
    color: var(--bad);
    padding: 1rem;
    border-radius: var(--r-2);
  }
  [data-error] {
    color: var(--bad);
    font-size: var(--t-small);
  }
  form {
    display: grid;
    gap: 1.25rem;
  }
  button[type='submit'] {
    ${buttonLook}
  }
`

/** Wraps a form on a page. */
export const FormFrame = styled.div`
  ${formLook}
  max-width: 36rem;
`
