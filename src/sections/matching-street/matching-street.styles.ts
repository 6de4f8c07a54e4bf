import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {windowStyles} from '#ui/lit-window.styles.ts'
import {tagKind} from '#ui/tag/tag.styles.ts'

export const Street = styled.section`
  --focus: var(--lamp-2);
  --halo: var(--night-ground);
  --lead: var(--on-brand-2);
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(3.5rem, 7vw, 6.5rem);
  background: linear-gradient(var(--brand), var(--brand-2) 60%, var(--night-ground));
  color: var(--on-night);
  & ${tagKind.selector} {
    --control: currentColor;
    --ink-2: currentColor;
  }
`

export const Opening = styled(Columns)`
  && {
    margin-bottom: clamp(2.5rem, 5vw, 4rem);
    & h1 {
      max-width: 11em;
    }
    & [data-request] {
      padding: 1.5rem 1.75rem 1.6rem;
      border-radius: var(--r-3) var(--r-3) var(--r-3) 0;
      background: var(--phone-screen);
      color: var(--phone-ink);
      box-shadow: var(--sh-phone);
    }
    & [data-request] p {
      margin-top: 0.9rem;
      font: 470 var(--t-2) / 1.24 var(--serif);
      letter-spacing: -0.018em;
      text-wrap: balance;
    }
  }
`

export const Rows = styled.ol`
  ${windowStyles}
  border-top: 2px solid var(--on-night);
  & > li {
    display: grid;
    gap: 1.1rem var(--gap);
    align-items: center;
    padding-block: 1.2rem;
    border-bottom: 1px solid var(--night-ring);
  }
  & > [data-end] {
    padding-top: 2rem;
    border-bottom: 0;
  }
  & [data-factor] {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 1rem;
  }
  & [data-factor] > span {
    color: var(--night-heading);
    font: 470 var(--t-2) / 1 var(--serif);
    text-align: center;
  }
  & h2 {
    font-size: var(--t-2);
    line-height: 1.1;
    letter-spacing: -0.018em;
  }
  & p {
    margin-top: 0.35rem;
    color: var(--on-brand-2);
    line-height: 1.45;
  }
  & [data-factor] b {
    color: var(--on-night);
  }
  & [data-windows] {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: clamp(0.4rem, 0.9vw, 0.9rem);
  }
  & [data-count] {
    margin: 0;
    color: var(--night-heading);
    font-size: var(--t-small);
    font-weight: 650;
  }
  & [data-results] {
    display: grid;
    gap: var(--s-5) var(--s-6);
  }
  & [data-results] > li {
    display: grid;
    grid-template-columns: clamp(6rem, 12vw, 11rem) minmax(0, 1fr);
    gap: var(--gap);
    align-items: end;
    padding: var(--gap) var(--gap) 0;
    border-radius: var(--r-3);
    background: var(--night-ground);
  }
  & [data-results] > li > div {
    align-self: center;
    padding-bottom: var(--gap);
  }
  & [data-results] b {
    display: block;
    font: 520 var(--t-2) / 1.2 var(--serif);
    letter-spacing: -0.015em;
  }
  & [data-results] ${tagKind.selector} {
    margin-top: 0.6rem;
  }
  ${from.medium} {
    & [data-results] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.large} {
    & > li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 1fr);
    }
    & > [data-end] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-count] {
      text-align: right;
      line-height: 1.25;
    }
  }
`
