import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {FlyoutBehaviour} from './flyout-behaviour.client.tsx'

/** Row of flyouts and plain links. */
export const FlyoutBar = styled(FlyoutBehaviour).attrs(onEveryPage('flyouts')`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1);
  }
  & summary,
  & > ul > li > a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
    min-height: var(--target);
    padding: var(--s-2) var(--s-3);
    border-radius: var(--r-1);
    color: var(--ink);
    font-size: var(--t-body);
    font-weight: 600;
    text-decoration: none;
  }
  & summary:hover,
  & > ul > li > a:hover,
  & [open] > summary {
    background: var(--sunk);
  }
  & summary > svg {
    width: 1em;
    height: 1em;
    transition: rotate var(--d2);
  }
  [data-flyout] {
    position: relative;
  }
  [data-flyout-panel] {
    position: absolute;
    z-index: 40;
    left: 0;
    top: calc(100% + 0.6rem);
    display: grid;
    gap: var(--s-1);
    width: min(47rem, 88vw);
    padding: var(--s-4);
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    box-shadow: var(--sh-3);
  }
  [data-flyout-panel] ul:not([data-flyout-foot]) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s-1);
  }
  [data-flyout-panel] ul:not([data-flyout-foot]) a {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: 0 var(--s-4);
    padding: var(--s-3);
    border-radius: var(--r-2);
    color: var(--ink);
    line-height: 1.35;
    text-decoration: none;
  }
  [data-flyout-panel] a:hover {
    background: var(--sunk);
  }
  [data-flyout-panel] small {
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 600;
    white-space: nowrap;
  }
  [data-flyout-text] {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  [data-flyout-intro] {
    padding: var(--s-1) var(--s-3) var(--s-2);
    color: var(--ink-2);
  }
  [data-flyout-foot] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s-5);
    margin-top: var(--s-2);
    padding: var(--s-2) var(--s-3) 0;
    border-top: 1px solid var(--line);
  }
  [data-flyout-foot] a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
`)``
