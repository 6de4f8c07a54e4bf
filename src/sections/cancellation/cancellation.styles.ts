import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

export const TimeLine = styled.div`
  display: grid;
  margin-top: 1.75rem;
  & p > :is(b, span) {
    display: block;
  }
  & :is([data-early], [data-late]) {
    padding: 1.1rem 1.25rem;
  }
  & [data-early] {
    border-left: 6px solid var(--ok);
    background: var(--ok-bg);
  }
  & [data-late] {
    border-left: 6px solid var(--lamp);
    background: var(--glow);
  }
  & [data-mark] {
    display: none;
  }
  /* Ends the line on wide screens. Below the stacked boxes of a phone it would mean nothing. */
  & [data-visit] {
    display: none;
    font-weight: 680;
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 15rem auto;
    & :is([data-early], [data-late]) {
      position: relative;
      padding-top: 1.5rem;
      border-top: 6px solid var(--ok);
      border-left: 0;
    }
    & [data-early] {
      border-radius: 0 0 0 var(--r-2);
    }
    & [data-late] {
      border-color: var(--lamp);
    }
    & [data-late] > [data-mark] {
      display: block;
      position: absolute;
      top: -3px;
      left: 0;
      padding: 0.15rem 0.7rem;
      border-radius: var(--r-pill);
      background: var(--ink);
      color: var(--page);
      font-size: var(--t-small);
      font-weight: 650;
      line-height: 1.3;
      translate: -50% -50%;
    }
    & [data-visit] {
      display: flex;
      flex-direction: column;
      gap: 0.35rem;
      align-items: center;
      justify-content: flex-end;
      padding: 0 0 0 1.5rem;
    }
    & [data-visit] svg {
      width: 4rem;
      height: auto;
    }
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    margin-top: 0.5rem;
    & [data-visit] {
      display: none;
    }
    & [data-late] > [data-mark] {
      background: var(--white);
      color: var(--ink);
    }
  }
`
