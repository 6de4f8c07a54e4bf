import {css} from 'styled-components'
import {tagKind} from '#ui/state-attributes.ts'

// Declared elsewhere, because client code can't import styles.
export {tagKind}

/** As specific as a section's rules for its elements. */
const tag = `${tagKind.selector}${tagKind.selector}`

export const tagStyle = css`
  ${tag} {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    width: fit-content;
    padding: var(--s-1) var(--s-3);
    border-radius: var(--r-pill);
    background: var(--sunk);
    color: var(--ink);
    font-size: var(--t-small);
    font-weight: 650;
    line-height: 1.2;
  }
  ${tag}${tagKind.is('on')} {
    background: var(--glow);
    color: var(--lamp-text);
  }
  ${tag}:is(${tagKind.is('soon')}, ${tagKind.is('example')}) {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--control);
    color: var(--ink-2);
  }
  [data-tag-dot] {
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: var(--lamp);
  }
  ${tagKind.is('soon')} [data-tag-dot] {
    background: none;
    box-shadow: inset 0 0 0 2px var(--control);
  }
  @media (forced-colors: active) {
    ${tag} {
      border: 1px solid;
    }
    ${tagKind.is('on')} [data-tag-dot] {
      background: CanvasText;
    }
    ${tagKind.is('soon')} [data-tag-dot] {
      border: 2px solid;
    }
  }
`
