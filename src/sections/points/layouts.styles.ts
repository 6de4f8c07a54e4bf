import {styled} from 'styled-components'
import {from, below} from '#theme/breakpoints.ts'

export const BesideText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem;
  align-content: start;
  align-self: start;
  justify-items: start;
`

export const RuledPairs = styled.ul`
  display: grid;
  column-gap: var(--gap);
  border-top: 2px solid var(--ink);
  & li {
    display: grid;
    gap: 0.35rem;
    align-content: start;
    padding-block: 1.35rem;
    border-bottom: 1px solid var(--line);
  }
  & h3 {
    font: 500 var(--t-2) / 1.15 var(--serif);
    letter-spacing: -0.018em;
  }
  & p {
    color: var(--ink-2);
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Scene = styled.div`
  overflow: hidden;
  border-radius: var(--r-3);
`

export const CheckedList = styled.ul`
  display: grid;
  gap: clamp(0.8rem, 2vw, 1.1rem);
  margin-block: clamp(1.25rem, 3vw, 1.75rem);
  & li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: 0.75rem;
  }
  & svg {
    margin-top: 0.1em;
    color: var(--lamp-text);
  }
  & strong {
    font-weight: 680;
  }
`

export const FactColumns = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);
  & dl {
    border-top: 2px solid var(--ink);
  }
  & dl > div {
    display: grid;
    gap: 0.25rem 1.5rem;
    padding-block: 1.1rem;
    border-bottom: 1px solid var(--line);
  }
  & dt {
    font-weight: 680;
  }
  & dd {
    color: var(--ink-2);
  }
  ${from.medium} {
    & dl > div {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  ${from.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

/** Two columns from 640 px, three from the desktop width, without lines at the outer edges. */
export const IconGrid = styled.ul`
  display: grid;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  border-top: 2px solid var(--ink);
  & li {
    display: grid;
    gap: 0.35rem;
    align-content: start;
    padding: 1.75rem 0 2.25rem;
    border-bottom: 1px solid var(--line);
  }
  & [data-icon] {
    margin-bottom: 1.25rem;
    color: var(--link);
  }
  & h3 {
    font-family: var(--serif);
    font-size: var(--t-door);
    font-weight: 500;
    line-height: 1.15;
    letter-spacing: -0.018em;
    text-wrap: balance;
  }
  & p {
    max-width: 24em;
    color: var(--ink-2);
  }
  ${below.medium} {
    & li {
      grid-template-columns: 2.25rem minmax(0, 1fr);
      gap: 0.2rem 1.1rem;
      padding-block: 1rem;
    }
    & [data-icon] {
      grid-row: span 2;
      margin: 0;
    }
  }
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & li {
      padding-inline: 1.75rem;
      border-inline-start: 1px solid var(--line);
    }
    & li:nth-of-type(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    ${below.large} {
      & li:last-of-type:nth-of-type(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & li:nth-of-type(n) {
      padding-inline: 2.25rem;
      border-inline-start: 1px solid var(--line);
    }
    & li:nth-of-type(3n + 1) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`

export const NoteRow = styled.ul`
  display: grid;
  gap: 2.5rem var(--gap);
  & > li {
    padding-top: 1.25rem;
    border-top: 2px solid var(--ink);
    color: var(--ink-2);
  }
  & h2 {
    margin-bottom: 0.6rem;
    color: var(--ink);
    font-size: var(--t-2);
    line-height: 1.14;
  }
  ${from.large} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const NumberColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    align-content: start;
  }
  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

export const NumberedList = styled.ol`
  margin-bottom: 1rem;
  border-top: 2px solid var(--ink);
  counter-reset: term;
  & li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: 0.95rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--t-lead);
    line-height: 1.4;
    counter-increment: term;
  }
  & li::before {
    color: var(--lamp-text);
    font-family: var(--serif);
    font-weight: 520;
    content: counter(term);
  }
`

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
