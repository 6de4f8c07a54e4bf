import {styled} from 'styled-components'
import {Stack} from '#ui/layout/layout.styles.ts'

/** A heading close to its text, as in the other sections of a reading page. */
export const Text = styled(Stack)`
  && {
    gap: 0.9rem;
  }
`

/** Text about when to call 999, in the colours of the search's emergency panel. */
export const EmergencyCard = styled(Stack)`
  && {
    gap: 0;
    justify-items: stretch;
    overflow: clip;
    border-radius: var(--r-3);
    background: var(--surface);
    box-shadow: var(--sh-2);
    & > * {
      padding: 1.25rem clamp(1.25rem, 3vw, 2.5rem) 1.75rem;
    }
    & > h2 {
      max-width: none;
      padding-block: 1.1rem;
      background: var(--urgent);
      color: var(--on-urgent);
    }
    @media print {
      border: 1px solid var(--line);
    }
  }
`
