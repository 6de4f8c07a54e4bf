import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

/** Ends in the pavement line, on which the arches stand. */
export const PosterBand = styled.section`
  overflow: clip;
  border-bottom: 6px solid var(--hero-edge);
  & > div {
    display: grid;
    gap: 2.5rem var(--gap);
  }
  & [data-copy] {
    padding-top: 3rem;
  }
  & h1 {
    font-size: var(--t-poster);
    line-height: var(--lh-display);
    letter-spacing: -0.034em;
  }
  & h1 + p,
  & [data-copy] > p:first-of-type {
    max-width: 26em;
    margin-top: clamp(1.5rem, 1rem + 1.4vw, 2.25rem);
  }
  & [data-text] {
    max-width: 34em;
    margin-top: 0.9rem;
    color: var(--ink-2);
  }
  & [data-copy] > div {
    margin-top: 2rem;
    gap: 0.5rem 1.75rem;
  }
  ${from.large} {
    & > div {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
      min-height: 42rem;
    }
    & [data-copy] {
      align-self: center;
      padding-block: 5rem 4.5rem;
    }
  }
`

/** The front arch overlaps the other by one column, and a ring in the page colour separates them. */
export const Arches = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 1fr));
  align-items: end;
  width: 100%;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto -12% -18%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(
      closest-side,
      var(--glow-strong),
      var(--glow-soft) 58%,
      transparent
    );
  }
  & > div {
    grid-row: 1;
    grid-column: 1 / 6;
    overflow: hidden;
    aspect-ratio: 3 / 3.75;
    border-radius: var(--r-arch);
    background: var(--sunk);
  }
  & > div:nth-of-type(2) {
    grid-column: 5 / 10;
    aspect-ratio: 3 / 4.75;
    outline: 10px solid var(--page);
  }
  & :is(span, picture):has(img) {
    height: 100%;
  }
  & img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${below.large} {
    max-width: 32rem;
    margin-inline: auto;
  }
`
