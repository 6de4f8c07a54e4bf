import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const Head = styled.div`
  display: grid;
  gap: var(--s-4) var(--gap);
  align-items: end;
  margin-bottom: var(--part);
  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & h2 {
      max-width: 12em;
    }
  }
`

/** One large image with two small ones beside it. The fourth is below them, beside the points. */
export const Mosaic = styled.div`
  display: grid;
  gap: var(--gap);
  & [data-scene] {
    overflow: hidden;
    aspect-ratio: 1200 / 780;
    border-radius: var(--r-3);
  }
  & :is(span, picture):has(img) {
    height: 100%;
  }
  & img {
    height: 100%;
    object-fit: cover;
  }
  & > [data-scene]:nth-of-type(1),
  & > [data-scene]:nth-of-type(4) {
    grid-column: 1 / -1;
  }
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > [data-scene]:nth-of-type(1) {
      grid-area: 1 / 1 / 3 / 3;
      aspect-ratio: auto;
      contain: size;
    }
    & > [data-scene]:nth-of-type(4) {
      grid-column: 1;
    }
  }
`

export const Points = styled.section`
  grid-column: 1 / -1;
  & ul {
    display: grid;
    column-gap: var(--gap);
    margin-block: var(--s-4) var(--s-2);
    border-top: 2px solid var(--ink);
  }
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--s-4);
    align-content: start;
    padding: var(--s-4) 0;
    border-bottom: 1px solid var(--line);
    line-height: 1.45;
  }
  & [data-icon] {
    color: var(--ok);
  }
  ${from.large} {
    grid-column: 2 / 4;
    align-self: end;
    & ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const Targets = styled.div`
  display: grid;
  gap: var(--s-6) var(--gap);
  margin-top: var(--sec);
  & h2 + p,
  & > div > p {
    max-width: 24em;
    margin-top: var(--s-4);
  }
  & dl {
    border-top: 2px solid var(--ink);
  }
  & dl > div {
    display: grid;
    gap: var(--s-1) var(--gap);
    align-items: center;
    padding: var(--s-4) 0 var(--s-3);
    border-bottom: 1px solid var(--line);
  }
  & dt {
    font: 430 var(--t-2) / 1.14 var(--serif);
    letter-spacing: -0.018em;
  }
  & dd {
    color: var(--ink-2);
    font-size: var(--t-lead);
    line-height: 1.35;
  }
  ${from.medium} {
    & dl > div {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`
