import {styled} from 'styled-components'

/** Text about when to call 999, in the colours of the search's emergency panel. */
export const EmergencyCard = styled.div`
  overflow: clip;
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--sh-2);
  & > * {
    padding: var(--s-5) var(--inset) var(--s-6);
  }
  & > h2 {
    max-width: none;
    padding-block: var(--s-4);
    background: var(--care-emergency);
    color: var(--white);
  }
  @media print {
    border: 1px solid var(--line);
  }
`
