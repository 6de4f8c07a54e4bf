import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {actionBar, formOutcome} from '#ui/state-attributes.ts'
import {BarInView} from './bar-in-view.client.tsx'

/** Bar at the lower edge of a phone. Scroll padding keeps focused elements clear of it (WCAG 2.4.11). */
export const Bar = styled(BarInView)`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  padding: var(--s-2) var(--gut) calc(var(--s-2) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  animation: rise var(--d2) var(--ease);
  & > a {
    width: 100%;
  }
  @keyframes rise {
    from {
      translate: 0 100%;
    }
  }
  ${below.medium} {
    html:has(&${actionBar.selector}) {
      scroll-padding-bottom: 6rem;
    }
  }
  /* The page's form was sent. */
  main:has(form > ${formOutcome.is('success')}) & {
    display: none;
  }
  ${from.medium} {
    display: none;
  }
  @media print {
    display: none;
  }
`
