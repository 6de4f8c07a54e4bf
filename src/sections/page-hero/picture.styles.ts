import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'

/** The crop keeps the sign, the door and the pavement in view. */
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
    object-position: 88% 100%;
  }
  & figcaption {
    padding-block: var(--s-3);
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
    & > div {
      height: max(22.5rem, 24vw);
    }
    & figcaption {
      height: 0;
      padding-block: 0;
      text-align: end;
    }
    & figcaption > span {
      display: inline-block;
      max-width: 30%;
      padding-top: var(--s-3);
    }
  }
`

/** The audiences fill the space beside the card, below the caption. */
export const CardColumns = styled(Wrap)`
  && {
    ${from.large} {
      display: grid;
      /* Ends before the door of the picture and its plants. */
      grid-template-columns: min(46rem, 53vw - var(--edge)) minmax(0, 1fr);
      gap: var(--gap);
      align-items: end;
    }
  }
`

export const Card = styled.div`
  position: relative;
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  margin-top: calc(-1 * var(--s-8));
  padding: var(--part);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--sh-2);
  & > div {
    margin-top: var(--s-2);
  }
  ${below.large} {
    ${Scene}:has(figcaption) ~ * > & {
      margin-top: var(--s-2);
    }
  }
  ${from.large} {
    margin-top: calc(-1.5 * var(--s-8));
  }
`

/** Separated by dots; a dot at the start of a line is clipped. */
export const Audiences = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) 0;
  margin-inline-start: calc(-1 * var(--s-5));
  padding-top: var(--s-6);
  clip-path: inset(0 0 0 1.6rem);
  color: var(--ink-2);
  & li {
    display: flex;
    align-items: center;
  }
  & li::before {
    margin-inline: var(--s-2);
    width: 0.4rem;
    height: 0.4rem;
    border-radius: 50%;
    background: var(--lamp);
    content: '';
  }
  ${from.large} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 var(--gap);
    margin: 0;
    padding-top: var(--s-8);
    clip-path: none;
    font-size: var(--t-lead);
    & li {
      padding-block: var(--s-4);
      border-top: 1px solid var(--line);
    }
    & li::before {
      display: none;
    }
  }
`
