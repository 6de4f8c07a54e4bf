import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {Band, SectionHead} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'

/** The footer's roofs overlap the last section on this ground. */
export const ContactBand = styled(Band)`
  && {
    --ink: var(--on-brand);
    --ink-2: var(--on-brand-2);
    --line: color-mix(in srgb, currentColor 32%, transparent);
    --lamp-text: currentColor;
    padding-bottom: calc(var(--sec) + var(--roofs));
  }
  & b {
    color: var(--ink);
    font: 470 var(--t-3) / 1.32 var(--serif);
  }
  & small {
    display: block;
    font-size: var(--t-small);
  }
`

/** The portrait stands on the lower edge, below the text on small screens. */
export const PortraitBand = styled(Band)`
  && {
    padding-block: var(--s-6) 0;
  }
  & ${Media} {
    order: 1;
    width: min(100%, 16rem);
    justify-self: center;
  }
  ${from.large} {
    & ${Media} {
      order: 0;
      width: min(100%, 22rem);
      justify-self: start;
    }
    & ${SectionHead} {
      padding-bottom: var(--part);
    }
  }
`
