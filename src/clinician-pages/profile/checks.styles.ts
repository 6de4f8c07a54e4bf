import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {summaryLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const ChecksSection = styled.section`
  padding-bottom: var(--sec);
  ${from.large} {
    padding-top: var(--sec);
  }
`

export const More = styled.details`
  margin-top: var(--s-4);
  ${summaryLinkStyles}
  & p {
    max-width: 38em;
    color: var(--ink-2);
  }
`
