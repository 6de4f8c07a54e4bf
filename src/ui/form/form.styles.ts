import {css, styled} from 'styled-components'
import {buttonLook} from '#ui/button/button.styles.ts'
import {fieldLook} from '#ui/field/field.styles.ts'
import {messageLook} from '#ui/message/message.styles.ts'
import {radioScaleLook} from '#ui/radio-scale/radio-scale.styles.ts'

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
  [data-trap] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* The live region is there before it has anything to say, and takes no room then. */
  [data-outcome]:empty {
    position: absolute;
  }
  button[type='submit'] {
    ${buttonLook}
  }
`

/** Wraps a form on a page. */
export const FormFrame = styled.div`
  ${formLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 40rem;
`
