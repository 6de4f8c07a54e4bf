import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** Drawn screen with its caption. Below 768 px it hides the menu and the third column, as an app on a phone would. */
export const Screen = styled.figure`
  & figcaption {
    margin-top: var(--s-4);
    color: var(--ink-2);
  }
  & [data-screen] {
    display: grid;
    overflow: hidden;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-3);
    font-size: var(--t-small);
    line-height: 1.4;
  }
  & [data-menu] {
    display: none;
    gap: var(--s-1);
    align-content: start;
    padding: var(--s-5) var(--s-4);
    border-inline-end: 1px solid var(--line);
    background: var(--sunk);
  }
  & [data-menu] > span {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding: var(--s-2) var(--s-3);
    border-radius: 8px;
  }
  /* Draws a window beside each menu entry, lit for the active one. */
  & [data-menu] > span::before {
    width: 0.85rem;
    height: 1rem;
    border: 1.5px solid var(--control);
    border-radius: var(--r-arch);
    content: '';
  }
  & [data-menu] > span:first-of-type {
    background: var(--surface);
    font-weight: 650;
  }
  & [data-menu] > span:first-of-type::before {
    border-color: var(--lamp-text);
    background: var(--lamp);
  }
  & [data-desk] {
    display: grid;
    align-content: start;
    padding: var(--gap);
  }
  & [data-top] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3) var(--s-4);
    align-items: center;
    justify-content: space-between;
    margin-bottom: var(--s-4);
  }
  & [data-title] {
    font-family: var(--serif);
    font-size: var(--t-3);
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  & [data-state] {
    padding: var(--s-1) var(--s-4);
    border-radius: var(--r-pill);
    background: var(--glow);
    color: var(--lamp-text);
    font-weight: 650;
  }
  & [data-row] {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-3);
    padding: var(--s-3) var(--s-2);
    border-top: 1px solid var(--line);
  }
  & [data-row] > span:nth-of-type(3) {
    display: none;
  }
  & [data-head] {
    color: var(--ink-2);
  }
  & [data-row]:not([data-head]) > span:first-of-type {
    font-weight: 680;
  }
  & [data-row]:nth-of-type(3) {
    background: var(--glow);
  }
  ${from.tablet} {
    & [data-screen] {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
    & [data-menu] {
      display: grid;
    }
    & [data-row] {
      grid-template-columns: 5rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr);
    }
    & [data-row] > span:nth-of-type(3) {
      display: block;
    }
  }
`
