import {styled} from 'styled-components'

export const Updates = styled.ol`
  display: grid;
  gap: var(--s-7);
`

/** Update beside a rule. */
export const Story = styled.div`
  display: grid;
  gap: var(--s-5);
  justify-items: start;
  padding-left: var(--inset);
  border-left: 3px solid var(--lamp);
`

/** The next step stands beside a grey rule. */
export const Next = styled(Story)`
  && {
    border-color: var(--line);
  }
`
