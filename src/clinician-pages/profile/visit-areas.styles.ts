import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Card} from './card.styles.ts'

const cardWidth = '25rem'

/** Full-width map with the list on it, or above it on narrow screens. */
export const AreasBand = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--sea);
  ${below.large} {
    background: linear-gradient(var(--page) 50%, var(--sea) 50%);
    & > div:first-of-type {
      margin-bottom: calc(-1 * var(--s-5));
    }
  }
  ${from.large} {
    & > div {
      grid-area: 1 / 1;
    }
    & > div:first-of-type {
      z-index: 1;
      padding-block: var(--s-8);
      pointer-events: none;
    }
    & [data-map] {
      min-height: 36rem;
    }
    /* Begins beside the card, so that it hides no lit area. */
    && [data-map-pane] {
      left: calc(max(var(--gut), (100% - var(--wide)) / 2) + ${cardWidth});
    }
  }
`

export const AreaCard = styled(Card)`
  && {
    & h2 {
      font-size: var(--t-2);
    }
    & li {
      display: grid;
      grid-template-columns: 2rem 1fr auto;
      gap: var(--s-3);
      align-items: center;
      padding-block: var(--s-3);
      border-top: 1px solid var(--line);
    }
    & li svg {
      width: 1.9rem;
    }
    & :is(li span, p) {
      color: var(--ink-2);
      font-size: var(--t-small);
    }
    ${from.large} {
      width: ${cardWidth};
      pointer-events: auto;
    }
  }
`
