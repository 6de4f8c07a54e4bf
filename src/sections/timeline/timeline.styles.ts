import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {bandGround} from '#ui/layout/layout.styles.ts'

export const TimelineBand = styled.section.attrs(bandGround.of('page'))`
  padding-block: var(--open) var(--sec);
  & [data-feed] {
    margin-top: var(--s-7);
  }
  & [data-feed] > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`

export const Opening = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  margin-bottom: var(--part);
  & [data-back]:hover [data-icon] {
    transform: translateX(-4px);
  }
`

/** The rule is lamp-coloured for updates and grey for what comes next. */
export const Entries = styled.ol`
  display: grid;
  gap: var(--s-7);
  & > li {
    display: grid;
    gap: var(--s-4) var(--s-7);
  }
  & > li > div:last-of-type {
    border-left: 3px solid var(--lamp);
    padding-left: var(--inset);
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
    margin-top: var(--s-5);
  }
  & [data-when] {
    display: grid;
    gap: var(--s-2);
    align-content: start;
    justify-items: start;
  }
  & time {
    font: 500 var(--t-3) / 1.3 var(--serif);
    letter-spacing: -0.015em;
  }
  & h2 + p,
  & > li > div > p {
    margin-top: var(--s-3);
  }
  & ul {
    display: grid;
    gap: var(--s-3);
    margin-top: var(--s-6);
  }
  & ul li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--s-4);
    align-items: start;
  }
  & ul svg {
    color: var(--lamp-text);
  }
  & [data-scene] {
    overflow: hidden;
    margin-top: var(--s-6);
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
