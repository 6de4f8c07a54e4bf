import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {partSelector} from '#ui/every-page.styles.ts'

export const Updates = styled.ol`
  display: grid;
  gap: var(--s-7);
  ${below.medium} {
    & li ~ li ${partSelector('media')} {
      display: none;
    }
  }
`

/** Update beside a rule, with a picture that leaves the next update in sight. */
export const Story = styled.div`
  display: grid;
  gap: var(--s-5);
  justify-items: start;
  padding-left: var(--inset);
  border-left: 3px solid var(--lamp);
  ${from.large} {
    & ${partSelector('media')} {
      width: 50%;
    }
  }
`

/** The next step stands beside a grey rule. */
export const Next = styled(Story)`
  && {
    border-color: var(--line);
  }
`
