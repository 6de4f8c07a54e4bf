import {styled} from 'styled-components'
import {FormFrame} from '#ui/form.styles.ts'
import {radioListStyles} from '#ui/radio-list.styles.ts'

export const Choice = styled(FormFrame)`
  && {
    ${radioListStyles}
  }
  && legend {
    font-weight: 650;
  }
  && button {
    justify-self: start;
  }
`
