import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {FormCard} from '#ui/form.styles.ts'
import {partSelector} from '#ui/every-page.styles.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {formOutcome} from '#ui/state-attributes.ts'
import {coverStyles} from '#ui/layout/media.styles.ts'

/** Copy, contact details and image on the left, form on the right. Narrow screens leave out the image. */
export const ContactDesk = styled(Band)`
  && {
    overflow: clip;
    padding-block: var(--columns) 0;
    border-bottom: 6px solid var(--hero-edge);
  }
  & [data-notice] {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: var(--s-3);
    padding: var(--s-4);
    border-radius: var(--r-2);
    background: var(--soon);
    line-height: 1.45;
  }
  & [data-notice] > svg {
    color: var(--lamp-text);
  }
  & [data-missing] {
    margin-top: var(--s-3);
    color: var(--ink-2);
  }
  &:has(form > ${formOutcome.is('success')}) ${partSelector('lead')} {
    display: none;
  }
  ${below.large} {
    && {
      padding-bottom: var(--columns);
    }
    & [data-door] {
      display: none;
    }
  }
  ${from.large} {
    & ${partSelector('columns')} {
      grid-template-rows: auto auto 1fr;
      & > ${FormCard} {
        grid-area: 1 / 2 / span 3;
        align-self: start;
        margin-bottom: var(--columns);
      }
    }
    & [data-door] {
      overflow: hidden;
      min-height: 19rem;
      max-height: 40rem;
      margin-left: calc(-1 * var(--edge));
      border-radius: 0 var(--r-3) 0 0;
      ${coverStyles('50% 100%')}
    }
  }
`
