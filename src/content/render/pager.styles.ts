import {styled} from 'styled-components'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const PagerLine = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-top: clamp(2rem, 4vw, 3.5rem);
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
  & p {
    color: var(--ink-2);
  }
  & a {
    ${textLinkStyles}
  }
`
