import {styled} from 'styled-components'
import {footerId} from '#frame/footer/footer-id.ts'
import {roomForCard} from '#theme/breakpoints.ts'
import {consentPart, consentState} from './consent-attributes.ts'

/**
 * Stands in the page where the window is small, and so covers nothing. Where there is room it stands at the bottom left;
 * then what gets the focus is scrolled out from under it (WCAG 2.4.11), and the page goes on until its end is free.
 */
export const Card = styled.section`
  display: none;
  max-width: 34rem;
  margin: 1rem var(--gut);
  padding: 1.5rem;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--sh-3);
  &${consentState.selector} {
    display: block;
  }
  & > div {
    display: none;
    gap: 0.85rem;
  }
  &${consentState.is('ask')}
    > ${consentPart.is('ask')},
    &${consentState.is('yes')}
    > ${consentPart.is('yes')},
    &${consentState.is('no')}
    > ${consentPart.is('no')} {
    display: grid;
  }
  & p {
    color: var(--ink-2);
    line-height: 1.45;
  }
  & [data-card-heading] {
    color: var(--ink);
    font: 470 var(--t-3) / 1.2 var(--serif);
  }
  & [role='alert'] {
    color: var(--ink);
  }
  ${roomForCard} {
    position: fixed;
    z-index: 30;
    bottom: 1rem;
    left: 1rem;
    margin: 0;
    html:has(&${consentState.selector}) {
      scroll-padding-bottom: 17rem;
    }
    html:has(&${consentState.selector}) #${footerId} {
      padding-bottom: 17rem;
    }
  }
  @media print {
    display: none !important;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 0.75rem;
  align-items: center;
`
