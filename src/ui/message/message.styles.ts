import {css} from 'styled-components'
import {messageKind} from '#ui/state-attributes.ts'

/** Styles for `Message`; included in `FormParts`. */
export const messageStyles = css`
  ${messageKind.selector} {
    display: flex;
    gap: var(--s-3);
    align-items: flex-start;
    padding: var(--s-4) var(--s-4);
    border-radius: var(--r-2);
    font-weight: 600;
    line-height: 1.4;
  }
  ${messageKind.selector} > svg {
    flex: none;
    margin-top: 0.08em;
  }
  ${messageKind.is('success')} {
    background: var(--ok-bg);
    color: var(--ok);
  }
  ${messageKind.is('failure')} {
    background: var(--bad-bg);
    color: var(--bad);
  }
  @media (forced-colors: active) {
    ${messageKind.selector} {
      border: 2px solid;
    }
  }
`
