import {css, styled} from 'styled-components'
import {buttonLook} from '@/ui/button/button.styles'
import {fieldLook} from '@/ui/field/field.styles'
import {messageLook} from '@/ui/message/message.styles'
import {radioScaleLook} from '@/ui/radio-scale/radio-scale.styles'

/** How all the parts of a form look; they are named by data attributes, since client code carries no styles. */
export const formLook = css`
  ${fieldLook}
  ${radioScaleLook}
  ${messageLook}
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
  button[type='submit'] {
    ${buttonLook}
  }
`

/** Wraps a form on a page. */
export const FormFrame = styled.div`
  ${formLook}
  max-width: 40rem;
`
