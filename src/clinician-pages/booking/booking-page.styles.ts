import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {doorStyles} from '#ui/scene/door/door-scene.styles.ts'
import {uncounted} from '#ui/state-attributes.ts'

export const Doorstep = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: var(--s-7);
  /* Below the action on narrow screens. */
  & > span {
    order: 1;
    width: min(100% - 2 * var(--gut), 25rem);
    aspect-ratio: 4 / 3;
    margin-inline: var(--gut);
    overflow: hidden;
    border-radius: var(--r-3);
    background: var(--s-sky2);
  }
  & > span :is(span, picture, img) {
    width: 100%;
    height: 100%;
  }
  ${doorStyles}
  ${below.medium} {
    & li:is([aria-current], :has([aria-current])) {
      display: none;
    }
  }
  ${from.large} {
    /* At most as wide as the whole drawing at this height. */
    grid-template-columns: min(41.7vw, 37rem) minmax(0, 1fr);
    min-height: min(48rem, calc(100svh - 7.75rem));
    & > span {
      position: relative;
      order: 0;
      width: auto;
      aspect-ratio: auto;
      margin: 0;
      border-radius: 0;
    }
    & > span > svg,
    & > span img {
      position: absolute;
      inset: 0;
      object-position: 50% 100%;
    }
  }
`

export const DoorstepCopy = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  padding: var(--s-6) var(--gut) var(--s-7);
  ${uncounted.selector} & [data-tell] {
    display: none;
  }
  & h1 {
    margin-top: calc(-1 * var(--s-2));
  }
  ${from.large} {
    padding: var(--s-7) max(var(--gut), calc(50vw - var(--wide) / 2)) var(--s-7) var(--open);
  }
`

export const RequestSummary = styled.div`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: var(--s-4);
  align-items: start;
  padding-block: var(--s-4);
  border-block: 1px solid var(--line);
  line-height: 1.45;
  & p {
    display: grid;
    gap: 0.15em;
  }
  & p > span:not([data-tag]) {
    color: var(--ink-2);
  }
`

export const Urgent = styled.p`
  display: flex;
  gap: var(--s-3);
  align-items: flex-start;
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--sunk);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.45;
  & svg {
    flex: none;
    margin-top: 0.1em;
  }
  & a {
    color: inherit;
  }
`
