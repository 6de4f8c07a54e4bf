import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Band, bandGround} from '#ui/layout/layout.styles.ts'
import {doorName} from '#ui/mini-door/mini-door.tsx'
import {formOutcome} from '#ui/state-attributes.ts'

const coloured = `${bandGround.selector}:not(${bandGround.is('page')})`
const formWasSent = `main:has(form > ${formOutcome.is('success')})`

/** Last band of a page. A printed page has nothing to press. */
export const Ending = styled(Band)`
  && {
    /* The end of the section before it is most of the gap. */
    margin-top: calc(-0.35 * var(--sec));
    padding-top: 0;
    :is(${coloured}, ${coloured} + :is(style, script)) + & {
      margin-top: 0;
      padding-top: calc(0.65 * var(--sec));
    }
    @media print {
      display: none;
    }
  }
`

/**
 * The service's door, or a street of smaller ones, stands on the lower edge of a wide panel. After the page's form was
 * sent, the hidden words replace the others.
 */
export const Panel = styled(Band)`
  && > ${doorName.selector} {
    display: block;
    width: auto;
    height: clamp(9rem, 14vw, 13rem);
  }
  ${below.large} {
    && > ${doorName.selector} {
      display: none;
    }
  }
  ${from.large} {
    &&:has(> ${doorName.selector}) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: var(--s-2);
      align-items: end;
      padding-right: var(--sec);
      padding-bottom: 0;
    }
    &&:has(> ${doorName.selector}) > div {
      padding-bottom: var(--part);
    }
    &&:has(> ${doorName.selector} ~ ${doorName.selector}) {
      padding-right: var(--part);
      & > svg {
        height: clamp(6rem, 8.5vw, 8rem);
      }
    }
  }
  ${formWasSent} &:has(> [hidden]) > div {
    display: none;
  }
  ${formWasSent} && > [hidden] {
    display: grid;
    gap: var(--gap);
    justify-items: start;
  }
`
