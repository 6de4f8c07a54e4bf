import {styled} from 'styled-components'
import {FormFrame} from './form.styles.ts'

/** A form on a card of its own, for grounds other than the page's. */
export const FormCard = styled(FormFrame)`
  && {
    width: 100%;
    max-width: none;
    padding: clamp(1.25rem, 3vw, 2.5rem);
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-2);
  }
`
