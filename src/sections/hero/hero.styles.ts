import {styled} from 'styled-components'
import {from} from '@/theme/breakpoints'

export const HeroBand = styled.section`
  padding-block: var(--sec);
  & > div {
    display: grid;
    gap: var(--gap);
    align-items: center;
  }
  ${from.large} {
    & > div {
      grid-template-columns: 5fr 7fr;
    }
  }
`

export const Headline = styled.h1`
  font-size: var(--t-hero);
  & mark {
    background: linear-gradient(transparent 72%, var(--lamp) 72% 92%, transparent 92%);
    color: inherit;
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  & dt {
    font-family: var(--serif);
    font-size: var(--t-3);
  }
  & dd {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`

/** Three columns: one, two and two pictures (HOME-1). */
export const Windows = styled.ul`
  display: none;
  gap: var(--gap);
  grid-template-columns: repeat(3, 1fr);
  & li {
    display: grid;
    gap: 0.25rem;
    align-content: end;
    font-size: var(--t-small);
  }
  & li:first-of-type {
    grid-row: span 2;
  }
  ${from.large} {
    display: grid;
  }
`
