import {styled} from 'styled-components'
import {formOutcome} from '#ui/state-attributes.ts'

const formWasSent = `main:has(form > ${formOutcome.is('success')})`

/** Replaces the band's content after the page's form was sent. Hidden until then, also in Markdown. */
export const AfterSending = styled.div.attrs({hidden: true})`
  ${formWasSent} &[hidden] {
    display: grid;
    gap: var(--gap);
    justify-items: start;
  }
  ${formWasSent} :has(+ &) {
    display: none;
  }
`
