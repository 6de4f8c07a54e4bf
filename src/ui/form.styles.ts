import {css, styled} from 'styled-components'
import {errorSummaryStyles} from '#ui/error-summary/error-summary.styles.ts'
import {fieldStyles} from '#ui/field/field.styles.ts'
import {messageStyles} from '#ui/message/message.styles.ts'
import {radioScaleStyles} from '#ui/radio-scale/radio-scale.styles.ts'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {formOutcome, formWrapper} from '#ui/state-attributes.ts'
import {waitlistCardStyles} from '#ui/waitlist-card/waitlist-card.styles.ts'

/** Marks a wrapper whose styles the data attributes of forms use, because client code carries no styles. */
export const formParts = formWrapper.of('')

export const FormParts = styled.div.attrs(formParts)``

/** Wrapper of a form with the width and the gaps of its fields. */
export const FormFrame = styled.div.attrs(formWrapper.of('frame'))``

/** Form on a card, for sections with a coloured background. */
export const FormCard = styled.div.attrs(formWrapper.of('card'))``

export const formStyle = css`
  ${formWrapper.selector} {
    ${fieldStyles}
    ${radioScaleStyles}
    ${messageStyles}
    ${errorSummaryStyles}
    ${waitlistCardStyles}
    form {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-4);
    }
    /* Off-screen, because extensions fill in fields that are only clipped. */
    [data-trap] {
      position: absolute;
      top: 0;
      left: -200vw;
      visibility: hidden;
    }
    /* A press says what is missing as well. */
    form:not(:has(> [type='submit']:focus)) > [data-reason] {
      ${visuallyHidden}
    }
    [data-privacy]:empty {
      display: none;
    }
    /* An empty live region must exist, but takes no space. */
    ${formOutcome.selector}:empty {
      position: absolute;
    }
    ${formOutcome.selector}:focus {
      outline: none;
      box-shadow: none;
    }
    /* After a success, the outcome replaces the empty form. */
    form:has(> ${formOutcome.is('success')}) > :not(${formOutcome.selector}) {
      display: none;
    }
    &:has(form > ${formOutcome.is('success')}) > :is(h1, h2) {
      ${visuallyHidden}
    }
    &:has(form > ${formOutcome.is('success')}) > :is(p, [data-notice]) {
      display: none;
    }
    [data-next] {
      display: grid;
      gap: var(--s-3);
      margin-top: var(--s-4);
    }
    /* The waitlist, which is the main action beside a survey. */
    [data-join] {
      display: grid;
      gap: var(--s-3);
      justify-items: start;
    }
    /* Optional fields, collapsed. */
    [data-more] {
      ${summaryLinkStyles}
    }
    [data-more][open] > summary {
      margin-bottom: var(--s-2);
    }
    [data-join] ~ form > button[type='submit']:not(:disabled),
    [data-next] > button {
      justify-self: start;
      border-color: currentColor;
      background: transparent;
      color: var(--ink);
    }
  }
  ${formWrapper.selector}:not(${formWrapper.is('')}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
    max-width: 40rem;
    /* The wrapper of the form uses the same gap as its fields. */
    > div:has(> form) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-4);
    }
  }
  ${formWrapper.is('card')}${formWrapper.is('card')} {
    max-width: none;
    padding: var(--inset);
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-2);
    > h2 {
      font-size: var(--t-2);
    }
  }
`
