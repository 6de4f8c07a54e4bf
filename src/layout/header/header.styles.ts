import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {below, from} from '#theme/breakpoints.ts'
import {actionBar, ownAction} from '#ui/state-attributes.ts'

/** The 999 notice, first on every page (G-6). */
export const Strip = styled.aside.attrs(onEveryPage('header-strip')`
  background: var(--strip);
  color: var(--on-strip);
  font-size: var(--t-small);
  line-height: 1.35;
  & > div {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-block: var(--s-1);
  }
  & a {
    color: inherit;
    font-weight: 700;
  }
  /* Legible above the backdrop of a dialog, where nothing but the dialog can be pressed. */
  &[inert] {
    position: relative;
    z-index: 61;
    & a {
      text-decoration: none;
    }
  }
  @media print {
    background: none;
    color: var(--ink);
    & > div {
      min-height: 0;
      padding-block: 0;
    }
  }
`)``

/** Outlines the link to the waitlist where the page has a button of its own that is to stand out. */
const outlinedBeside = (own: string) => `
  html:has(${own}) & [data-register]:not(:hover) {
    border-color: currentColor;
    background: transparent;
    color: var(--ink);
  }`

export const HeaderBar = styled.header.attrs(onEveryPage('header-bar')`
  position: sticky;
  top: 0;
  z-index: 40;
  background: var(--page);
  border-bottom: 1px solid var(--line);
  & > div {
    display: flex;
    align-items: center;
    gap: var(--s-5);
    min-height: 5rem;
  }
  & [data-tools] {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    margin-left: auto;
  }
  ${outlinedBeside(`main ${ownAction.selector}`)}
  ${below.large} {
    & nav {
      display: none;
    }
    & > div {
      min-height: 4.25rem;
    }
  }
  /* One line of 56 px. */
  ${below.medium} {
    & > div {
      gap: var(--s-2);
      min-height: calc(3.5rem - 1px);
    }
    & [data-tools] {
      gap: var(--s-1);
    }
    & [data-register] {
      flex: none;
      padding-block: var(--s-1);
      white-space: nowrap;
    }
    ${outlinedBeside(actionBar.selector)}
  }
  /* On narrow screens only the menu has it. */
  ${below.phone} {
    & [data-register] {
      display: none;
    }
  }
  ${from.large} {
    & [data-tools] > a[aria-label] {
      display: none;
    }
  }
  @media print {
    position: static;
    border-bottom: 0;
    & > div {
      min-height: 0;
    }
    & nav,
    & [data-tools] {
      display: none;
    }
  }
`)``
