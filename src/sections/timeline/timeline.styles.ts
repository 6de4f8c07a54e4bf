import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {bandGround} from '#ui/layout/layout.styles.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const TimelineBand = styled.section.attrs(bandGround.of('page'))`
  padding-block: clamp(3rem, 7vw, 7rem) var(--sec);
  & [data-feed] {
    margin-top: 2.5rem;
  }
  & [data-feed] > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`

export const Opening = styled.div`
  display: grid;
  gap: 0.6rem;
  justify-items: start;
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
  & [data-back]:hover [data-icon] {
    transform: translateX(-4px);
  }
`

/** The rule is lamp-coloured for updates and grey for what comes next. */
export const Entries = styled.ol`
  ${tagStyles}
  display: grid;
  gap: 3.5rem;
  & > li {
    display: grid;
    gap: 1rem 3rem;
  }
  & > li > div:last-of-type {
    border-left: 3px solid var(--lamp);
    padding-left: clamp(1.25rem, 3vw, 2.5rem);
  }
  & > [data-next] > div:last-of-type {
    border-color: var(--line);
  }
  & > [data-next] > p {
    color: var(--ink-2);
  }
  & [data-next] h2 {
    font-size: var(--t-2);
    line-height: 1.14;
  }
  & [data-next] a {
    margin-top: 1.4rem;
  }
  & [data-when] {
    display: grid;
    gap: 0.6rem;
    align-content: start;
    justify-items: start;
  }
  & time {
    font: 500 1.5rem / 1.3 var(--serif);
    letter-spacing: -0.015em;
  }
  & h2 + p,
  & > li > div > p {
    margin-top: 0.8rem;
  }
  & ul {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.75rem;
  }
  & ul li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: 0.9rem;
    align-items: start;
  }
  & ul svg {
    color: var(--lamp-text);
  }
  & [data-scene] {
    overflow: hidden;
    margin-top: 2.25rem;
    aspect-ratio: 3 / 2;
    border-radius: var(--r-3);
  }
  & [data-scene] :is(span, picture):has(img) {
    height: 100%;
  }
  & [data-scene] img {
    height: 100%;
    object-fit: cover;
  }
  ${from.large} {
    & > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--gap);
    }
  }
`
