import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

/** The crop keeps the pavement and the door in view. */
export const Scene = styled.figure`
  margin: 0;
  & > div {
    height: clamp(16rem, 54vw, 22.5rem);
    overflow: hidden;
    background: var(--sunk);
  }
  & :is(span, picture):has(img) {
    height: 100%;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 58% 100%;
  }
  & figcaption {
    padding-block: 0.75rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${below.large} {
    &:has(figcaption) > div {
      height: clamp(11rem, 36vw, 22.5rem);
    }
  }
  /* Beside the card, which covers the lower left. */
  ${from.large} {
    & figcaption {
      height: 0;
      padding-block: 0;
      text-align: end;
    }
    & figcaption > span {
      display: inline-block;
      max-width: 30%;
      padding-top: 0.75rem;
    }
  }
`

export const Card = styled.div`
  position: relative;
  display: grid;
  gap: 1.1rem;
  justify-items: start;
  margin-top: -5rem;
  padding: clamp(1.5rem, 4vw, 3.5rem);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--sh-2);
  & > div {
    margin-top: 0.6rem;
  }
  ${below.large} {
    ${Scene}:has(figcaption) ~ * > & {
      margin-top: 0;
    }
  }
  ${from.large} {
    width: min(46rem, 62%);
    margin-top: -7.5rem;
  }
`

/** Separated by dots; a dot at the start of a line is clipped. */
export const Audiences = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 0;
  margin-inline-start: -1.6rem;
  padding-top: 1.75rem;
  clip-path: inset(0 0 0 1.6rem);
  color: var(--ink-2);
  & li {
    display: flex;
    align-items: center;
  }
  & li::before {
    margin-inline: 0.6rem;
    width: 0.4rem;
    height: 0.4rem;
    border-radius: 50%;
    background: var(--lamp);
    content: '';
  }
`
