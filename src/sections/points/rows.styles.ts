import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'

export const RowColumns = styled.div`
  display: grid;
  gap: 2rem var(--gap);
  & > ul {
    border-top: 2px solid var(--ink);
  }
  & li {
    display: grid;
    gap: 0.35rem var(--gap);
    padding: 1.6rem 0 1.75rem;
    border-bottom: 1px solid var(--line);
  }
  & h3 {
    font: 470 var(--t-2) / 1.14 var(--serif);
    letter-spacing: -0.018em;
    word-spacing: -0.06em;
  }
  & li p {
    color: var(--ink-2);
  }
  & [data-note] {
    font-size: var(--t-lead);
  }
  ${from.medium} {
    & li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
      align-items: baseline;
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & [data-note] {
      grid-column: 2;
    }
  }
`

/** Spans both columns, and the viewport on phones. A table keeps its things when the picture is cropped. */
export const BreakOut = styled.div`
  grid-column: 1 / -1;
  overflow: hidden;
  margin: clamp(1rem, 3vw, 2.5rem) 0;
  aspect-ratio: 1200 / 745;
  border-radius: var(--r-3);
  & :is(span, picture):has(img) {
    height: 100%;
  }
  & img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${from.large} {
    aspect-ratio: 2;
  }
  ${below.medium} {
    aspect-ratio: 1200 / 900;
    margin-inline: calc(-1 * var(--gut));
    border-radius: 0;
  }
`
