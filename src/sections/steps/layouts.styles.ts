import {styled} from 'styled-components'
import {below} from '#theme/breakpoints.ts'
import {Ledger} from '#ui/ledger/ledger.styles.ts'

export const ArchSteps = styled.div`
  & ol {
    margin-top: var(--s-4);
    border-top: 2px solid var(--ink);
    border-bottom: 1px solid var(--line);
    margin-bottom: var(--s-4);
  }
  & ol > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--s-5);
    padding-block: var(--s-4);
  }
  & ol > li:not(:first-of-type) {
    border-top: 1px solid var(--line);
  }
  & [data-number] {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3.25rem;
    padding-top: var(--s-2);
    border-radius: var(--r-arch);
    background: var(--sunk);
    box-shadow: inset 0 0 0 1.5px var(--line);
    font: 560 var(--t-3) / 1 var(--serif);
  }
  & li p {
    margin-top: var(--s-1);
    color: var(--ink-2);
  }
`

/** Ledger with numbered lines. */
export const LedgerSteps = styled(Ledger).attrs({as: 'ol'})`
  && {
    counter-reset: step;
    & > li {
      align-items: start;
      counter-increment: step;
    }
    & h3 {
      display: grid;
      grid-template-columns: 2.6rem minmax(0, 1fr);
      align-items: baseline;
      font-size: var(--t-2);
      line-height: 1.15;
    }
    & h3::before {
      content: counter(step);
      color: var(--lamp-text);
      font-size: var(--t-2);
      line-height: 1;
    }
    ${below.medium} {
      & p {
        padding-left: var(--s-7);
      }
    }
  }
`
