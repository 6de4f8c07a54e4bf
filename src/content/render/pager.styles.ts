import {styled} from 'styled-components'
import {textLinkStyles} from '#ui/text-link/text-link.styles.ts'

export const PagerLine = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--part);
  padding-top: var(--s-5);
  border-top: 1px solid var(--line);
  & p {
    color: var(--ink-2);
  }
  & a {
    ${textLinkStyles}
  }
`
