import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {type DoorName, doorName} from '#ui/mini-door/mini-door.tsx'

export const JoinBand = styled.section.attrs<{$door: DoorName}>(({$door}) => doorName.of($door))`
  --lead: var(--ink);
  background: var(--gp-t);
  &${doorName.is('nurse')} {
    background: var(--nurse-t);
  }
  &${doorName.is('specialist')} {
    background: var(--specialist-t);
  }
  &${doorName.is('carer')} {
    background: var(--carer-t);
  }
`

/** The people stand on the lower edge of the section; the form overlaps it. */
export const JoinColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 5vw, 6rem);
  padding-top: clamp(1.5rem, 3vw, 2.5rem);
  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

export const JoinText = styled.div`
  display: grid;
  gap: 1.1rem;
  align-content: end;
  justify-items: start;
  & h1 {
    max-width: 11em;
  }
`

export const People = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 9rem);
  grid-auto-flow: column;
  gap: 0.9rem;
  align-items: end;
  margin-top: clamp(0.5rem, 2vw, 1.5rem);
  & > * {
    max-width: none;
    aspect-ratio: 3 / 3.5;
  }
  & > :nth-of-type(2) {
    aspect-ratio: 3 / 4;
  }
  & > :nth-of-type(3) {
    aspect-ratio: 3 / 3.2;
  }
`

export const JoinForm = styled.div`
  position: relative;
  align-self: end;
  margin-bottom: -3.5rem;
`

export const Needs = styled.section`
  padding-block: clamp(6rem, 9vw, 7.5rem) var(--sec);
  & ul {
    display: grid;
    gap: 0 var(--gap);
    margin-top: 1.5rem;
    border-top: 2px solid var(--ink);
  }
  & li {
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
    font-size: var(--t-lead);
    line-height: 1.4;
  }
  & p {
    margin-top: 1.5rem;
    color: var(--ink-2);
  }
  ${from.medium} {
    & ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.large} {
    & ul {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    }
  }
`
