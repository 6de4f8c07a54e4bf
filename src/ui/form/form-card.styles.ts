import {styled} from 'styled-components'
import {FormFrame} from './form.styles.ts'

/** Form on a card, for sections with a coloured background. */
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
