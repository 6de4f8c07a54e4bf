import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {FormParts} from '#ui/form.styles.ts'

/** Copy, contact details and image on the left, form on the right. Narrow screens leave out the image. */
export const ContactDesk = styled.section`
  overflow: clip;
  border-bottom: 6px solid var(--hero-edge);
  background: var(--sunk);
  & > div {
    display: grid;
    gap: var(--s-7) var(--columns);
  }
  & [data-copy] {
    padding-top: var(--columns);
  }
  & [data-copy] > nav {
    margin-bottom: var(--s-3);
  }
  & h1 + p,
  & [data-copy] > p {
    margin-top: var(--s-4);
  }
  & [data-door] {
    overflow: hidden;
    align-self: end;
  }
  & [data-door] :is(span, picture):has(img) {
    height: 100%;
  }
  & [data-door] img {
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${below.medium} {
    & > div {
      row-gap: var(--s-5);
    }
    & [data-copy] {
      padding-top: var(--s-5);
    }
  }
  ${below.large} {
    padding-bottom: var(--columns);
    & [data-door] {
      display: none;
    }
  }
  ${from.large} {
    & > div {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      grid-template-rows: auto auto 1fr;
    }
    & [data-reach] {
      grid-area: 2 / 1;
    }
    & [data-door] {
      grid-area: 3 / 1;
      height: 100%;
      min-height: 19rem;
      max-height: 40rem;
      margin-left: calc(-1 * var(--edge));
      border-radius: 0 var(--r-3) 0 0;
    }
  }
`

export const Ways = styled.dl`
  border-top: 2px solid var(--ink);
  & > div {
    display: grid;
    gap: var(--s-1) var(--s-4);
    align-items: baseline;
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
  & dt {
    font-weight: 650;
  }
  & dd {
    font: 520 var(--t-3) / 1.3 var(--serif);
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
  & dd > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & small,
  & address {
    display: grid;
    color: var(--ink-2);
    font: 400 var(--t-small) / 1.45 var(--sans);
    letter-spacing: 0;
  }
  & address {
    color: var(--ink);
    font-size: var(--t-body);
  }
  ${from.medium} {
    & > div {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
  }
  & + p {
    margin-top: var(--s-3);
    color: var(--ink-2);
  }
`

export const FormCard = styled(FormParts)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    align-content: start;
    padding: var(--inset);
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-2);
    & h2 {
      font-size: var(--t-2);
      line-height: 1.14;
    }
    & [data-notice] {
      display: grid;
      grid-template-columns: 1.75rem minmax(0, 1fr);
      gap: var(--s-3);
      padding: var(--s-4) var(--s-4);
      border-radius: var(--r-2);
      background: var(--soon);
      line-height: 1.45;
    }
    & [data-notice] > svg {
      color: var(--lamp-text);
    }
    & [data-fields] > :nth-of-type(n + 3) {
      grid-column: 1 / -1;
    }
    & form > :is([data-privacy], [data-outcome], button) {
      order: 1;
    }
    ${below.medium} {
      & form > button {
        width: 100%;
      }
    }
    ${from.medium} {
      & [type='tel'] {
        max-width: 20rem;
      }
      & form {
        grid-template-columns: auto minmax(0, 1fr);
      }
      & form > * {
        grid-column: 1 / -1;
      }
      & form > button {
        grid-column: 1;
        order: 2;
      }
      & form > [data-privacy] {
        grid-column: 2;
        order: 3;
        align-self: center;
        color: var(--ink-2);
        font-size: var(--t-small);
      }
    }
    ${from.large} {
      grid-area: 1 / 2 / 4 / 3;
      align-self: start;
      margin-block: var(--columns);
    }
  }
`
