import {styled} from 'styled-components'
import {footerId} from '#layout/footer/footer.styles.ts'
import {from, consentCardFits, lowConsentCardFits} from '#theme/breakpoints.ts'
import {consentSection, consentState} from './consent-attributes.ts'

/**
 * A strip in the page flow in small viewports; otherwise a card at the bottom left. Scroll padding keeps focused
 * elements clear of the card (WCAG 2.4.11), and the page gets extra space at its end.
 */
export const Card = styled.section`
  display: none;
  padding: 1.25rem max(var(--gut), (100% - var(--wide)) / 2);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  &${consentState.selector} {
    display: block;
  }
  & > div {
    display: none;
    gap: 1rem 2.5rem;
    align-items: center;
  }
  &${consentState.is('ask')}
    > ${consentSection.is('ask')},
    &${consentState.is('yes')}
    > ${consentSection.is('yes')},
    &${consentState.is('no')}
    > ${consentSection.is('no')} {
    display: grid;
  }
  & p {
    max-width: 34rem;
    color: var(--ink-2);
    line-height: 1.45;
  }
  & [data-card-heading] {
    margin-bottom: 0.4rem;
    color: var(--ink);
    font: 470 var(--t-3) / 1.2 var(--serif);
  }
  & [role='alert'] {
    color: var(--ink);
  }
  & [role='alert']:focus-visible {
    outline-offset: 5px;
    box-shadow: none;
  }
  ${from.wide} {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    }
  }
  ${consentCardFits} {
    position: fixed;
    z-index: 30;
    bottom: 1rem;
    left: 1rem;
    width: min(34rem, 100vw - 2rem);
    padding: 1.5rem;
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    box-shadow: var(--sh-3);
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    html:has(&${consentState.selector}) {
      scroll-padding-bottom: 15rem;
    }
    html:has(&${consentState.selector}) #${footerId} {
      padding-bottom: 15rem;
    }
  }
  ${lowConsentCardFits} {
    bottom: 0.5rem;
    width: 58rem;
    padding: 0.75rem 1rem;
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 1.25rem;
    }
    & p {
      font-size: var(--t-small);
      line-height: 1.4;
    }
    & [data-card-heading] {
      margin-bottom: 0.1rem;
      font-size: var(--t-question);
    }
    html:has(&${consentState.selector}) {
      scroll-padding-bottom: 9rem;
    }
    html:has(&${consentState.selector}) #${footerId} {
      padding-bottom: 9rem;
    }
  }
  @media print {
    display: none !important;
  }
`

/** Two buttons of equal width, so that neither choice stands out. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: 0.6rem 0.75rem;
  ${lowConsentCardFits} {
    grid-template-columns: repeat(2, 13.25rem);
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 0.75rem;
  align-items: center;
`
