import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {foldStyles} from '#ui/fold/fold.styles.ts'
import {bandWidth, Wrap} from '#ui/layout/layout.styles.ts'
import {partSelector} from '#ui/every-page.styles.ts'

/** Column of 44 rem for running text. Sections in it lose the vertical padding that they have elsewhere. */
export const ReadingGrid = styled(Wrap)`
  && {
    display: grid;
    gap: var(--s-7) var(--gap);
    padding-block: var(--inset) var(--sec);
    ${from.large} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      &:has(${bandWidth.is('wide')}) {
        grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
        column-gap: var(--columns);
      }
      & > [data-reading-column]:only-of-type {
        grid-column: 2;
      }
    }
  }
`

export const ReadingColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--columns);
  align-content: start;
  min-width: 0;
  & > section {
    --part: var(--s-5);
    max-width: 44rem;
    padding-block: 0;
  }
  & > section:is(${bandWidth.is('wide')}, :has([data-group])) {
    max-width: none;
  }
  & > section > div {
    max-width: none;
    padding-inline: 0;
  }
  /* Too narrow for a head beside its list. */
  & > section ${partSelector('columns')} {
    grid-template-columns: minmax(0, 1fr);
    & > * {
      position: static;
    }
  }
  & h2 {
    font-size: var(--t-2);
    line-height: 1.14;
  }
  & [data-updated] {
    color: var(--ink-2);
  }
  @media print {
    gap: var(--s-5);
  }
`

/** Sticky beside the column from the desktop width on, above it on smaller screens, and folded on phones. */
export const Contents = styled.nav`
  ${foldStyles}
  align-self: start;
  border-top: 2px solid var(--ink);
  & p {
    padding-top: var(--s-4);
    font-weight: 650;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-block: var(--s-1);
    line-height: 1.3;
  }
  ${below.large} {
    padding-bottom: var(--s-4);
    border-bottom: 1px solid var(--line);
    & li {
      break-inside: avoid;
    }
  }
  @media screen {
    ${below.medium} {
      padding-block: 0;
      border: 0;
      /* The button has the same text. */
      & > p {
        display: none;
      }
      & ol {
        margin-top: var(--s-2);
      }
    }
  }
  ${from.tablet} {
    & ol {
      columns: 2;
      column-gap: var(--gap);
    }
  }
  ${from.large} {
    position: sticky;
    top: 7rem;
    max-width: 17rem;
    max-height: calc(100vh - 8rem);
    overflow-y: auto;
    & ol {
      columns: 1;
      margin-top: var(--s-2);
      border-top: 1px solid var(--line);
    }
    & a {
      color: var(--ink);
      text-decoration: none;
      border-bottom: 1px solid var(--line);
    }
    & a:hover {
      color: var(--link);
      text-decoration: underline;
    }
    & a:focus-visible {
      outline-offset: -3px;
    }
  }
`
