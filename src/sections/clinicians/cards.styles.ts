import {styled} from 'styled-components'
import {clinicianStyles} from '#content/render/clinician-parts.styles.ts'
import {from} from '#theme/breakpoints.ts'
import {foldStyles} from '#ui/fold/fold.styles.ts'
import {visuallyHidden} from '#theme/visually-hidden.ts'
import {PersonCards} from '#ui/card/card.styles.ts'

/** Availability is a badge on the portrait from 640 px, and a line of text on narrower screens. */
export const Cards = styled(PersonCards)`
  && {
    ${clinicianStyles}
    ${foldStyles}
    & [data-on-portrait] {
      display: none;
    }
    & [data-card-next] {
      font-weight: 650;
    }
    ${from.medium} {
      & [data-on-portrait] {
        position: absolute;
        z-index: 1;
        left: 50%;
        bottom: 0.9rem;
        display: block;
        translate: -50%;
      }
      & [data-on-portrait] > * {
        background: var(--surface);
        color: var(--ink);
        box-shadow: var(--sh-1);
        white-space: nowrap;
      }
      & [data-card-next] {
        ${visuallyHidden}
      }
    }
  }
`
