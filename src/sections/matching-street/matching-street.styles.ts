import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {windowStyles} from '#ui/lit-window.styles.ts'

export const Street = styled.section`
  padding-block: var(--columns) var(--sec);
  background: linear-gradient(var(--brand), var(--brand-2) 60%, var(--night-ground));
`

export const Opening = styled(Columns)`
  && {
    margin-bottom: var(--part);
    & [data-request] {
      padding: var(--s-5) var(--gap);
      border-radius: var(--r-3) var(--r-3) var(--r-3) 0;
      background: var(--surface);
      box-shadow: var(--sh-phone);
    }
    & [data-request] p {
      margin-top: var(--s-4);
      font: 470 var(--t-2) / 1.24 var(--serif);
      letter-spacing: -0.018em;
      text-wrap: balance;
    }
  }
`

export const Rows = styled(List)`
  && {
    ${windowStyles}
    & > li {
      gap: var(--s-4) var(--gap);
      align-items: center;
    }
    & [data-factor] {
      display: grid;
      grid-template-columns: 3rem minmax(0, 1fr);
      gap: var(--s-4);
    }
    & [data-factor] > span {
      color: var(--lamp-text);
      font: 470 var(--t-2) / 1 var(--serif);
      text-align: center;
    }
    & [data-windows] {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: clamp(0.4rem, 0.9vw, 0.9rem);
    }
    & [data-count] {
      color: var(--lamp-text);
      font-size: var(--t-small);
      font-weight: 650;
    }
    & [data-results] > li {
      grid-template-columns: clamp(6rem, 12vw, 11rem) minmax(0, 1fr);
      padding: var(--gap);
      border-radius: var(--r-3);
      background: var(--night-ground);
    }
    ${below.large} {
      & :is([data-windows], [data-count]) {
        margin-inline-start: calc(3rem + var(--s-4));
      }
    }
    ${from.large} {
      & > li {
        grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 1fr);
      }
      & > [data-end] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`
