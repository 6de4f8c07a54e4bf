import {styled} from 'styled-components'
import {buttonStyles} from '#ui/button/button.styles.ts'
import {errorSummaryStyles} from '#ui/error-summary/error-summary.styles.ts'
import {fieldStyles} from '#ui/field/field.styles.ts'
import {messageStyles} from '#ui/message/message.styles.ts'
import {radioScaleStyles} from '#ui/radio-scale/radio-scale.styles.ts'

/**
 * How all the parts of a form look; they are named by data attributes, since client code carries no styles. Whatever
 * stands around a form extends it, so that a page with several prints one text, which compresses to nothing.
 */
export const FormParts = styled.div`
  ${fieldStyles}
  ${radioScaleStyles}
  ${messageStyles}
  ${errorSummaryStyles}
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
  /* Clipping is not enough: extensions measure the field itself. */
  [data-trap] {
    position: absolute;
    top: 0;
    left: -200vw;
    visibility: hidden;
  }
  [data-privacy]:empty {
    display: none;
  }
  /* The live region is there before it has anything to say, and takes no room then. */
  [data-outcome]:empty {
    position: absolute;
  }
  /* What few people need, behind a line that opens it. */
  [data-more] > summary {
    display: list-item;
    list-style: disclosure-closed outside;
    min-height: var(--target);
    margin-left: 1.25rem;
    padding-block: 0.55rem;
    font-weight: 650;
    cursor: pointer;
  }
  [data-more][open] > summary {
    list-style-type: disclosure-open;
    margin-bottom: 0.5rem;
  }
  button[type='submit'] {
    ${buttonStyles}
  }
`

/** Wraps a form on a page. */
export const FormFrame = styled(FormParts)`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    max-width: 40rem;
    /* What stands around the form keeps the distance of its fields. */
    > div:has(> form) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1.25rem;
    }
  }
`
