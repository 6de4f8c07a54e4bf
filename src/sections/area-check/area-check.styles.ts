import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {FormParts} from '#ui/form.styles.ts'
import {fieldKind, tagKind} from '#ui/state-attributes.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'

/** Less padding than other sections, because the check is a minor part of its pages, unless it opens one. */
export const CheckBand = styled.section`
  padding-top: calc(var(--sec) * 0.55);
  &:has(h1) {
    margin-bottom: var(--part);
    ${'' /* The room of the result is space below the check. */}
    padding-block: var(--columns) var(--gap);
    background: var(--glow);
  }
`

export const CheckPanel = styled(FormParts)`
  && {
    padding: var(--part);
    border-radius: var(--r-3);
    background: var(--glow);
    &:has(h1) {
      padding: 0;
      background: none;
    }
    [data-check] {
      display: grid;
      gap: var(--s-4);
      align-content: start;
    }
    /* The way to join beside it is the main one. */
    &:has([data-result] > a) form > [type='submit']:not(:hover) {
      border-color: currentColor;
      background: transparent;
      color: var(--ink);
    }
    ${from.medium} {
      form {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: end;
      }
    }
    /* The error says what the hint says, so it takes its place and moves nothing. */
    form ${fieldKind.selector} > [data-error] {
      order: 0;
      line-height: 1.5;
    }
    form [data-hint]:has(+ [data-error]) {
      ${visuallyHidden}
    }
    [data-room] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding-top: var(--s-4);
      border: solid var(--ink);
      border-width: 2px 0 0;
      &:has([data-result]:empty):not(:has([data-invitation])) {
        display: none;
      }
    }
    /* Room for the longest result before visits start, so that none moves a page that the check opens. */
    form ~ [data-room]:has([data-invitation]) {
      min-height: 13.5rem;
      ${from.medium} {
        min-height: 9.75rem;
      }
    }
    /* The answer with which the page of a place begins. */
    [data-room]:has(+ form) {
      padding-block: 0 var(--s-5);
      border-width: 0 0 2px;
    }
    [data-room] > * {
      display: grid;
      grid-area: 1 / 1;
      gap: var(--s-4);
      align-content: start;
      justify-items: start;
    }
    /* Stands in the place of the result before the first. */
    [data-result]:not(:empty) + [data-invitation] {
      visibility: hidden;
    }
    [data-room] > * > p {
      font-size: var(--t-lead);
      line-height: 1.4;
    }
    [data-room] > * > p ~ p {
      font-size: var(--t-body);
      line-height: 1.5;
    }
    [data-room] ul:not([hidden]) {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-2) var(--s-6);
      width: 100%;
    }
    [data-room] li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-1) var(--s-3);
      align-items: center;
    }
    [data-result] {
      gap: var(--s-3);
      align-self: start;
      scroll-margin-block: 1rem;
    }
    [data-result]:focus {
      outline: none;
      box-shadow: none;
    }
    [data-room] li > p {
      width: 100%;
      color: var(--ink-2);
    }
    [data-waiting] {
      color: var(--lamp-text);
      font-size: var(--t-small);
      font-weight: 650;
    }
    /* The ground of the tag would be that of the panel. */
    [data-room] ${tagKind.is('on')} {
      background: var(--lamp);
      color: var(--on-lamp);
    }
    /* Room for an error of two lines. */
    ${below.phone} {
      form :is([data-hint], [data-error]) {
        min-height: 3em;
      }
    }
  }
`
