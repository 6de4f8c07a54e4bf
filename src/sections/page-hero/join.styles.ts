import {styled} from 'styled-components'
import {dialogName} from '#content/render/dialog-link.ts'
import {below, from} from '#theme/breakpoints.ts'
import {bandGround} from '#ui/layout/layout.styles.ts'
import {type DoorName, doorName} from '#ui/mini-door/mini-door.tsx'

export const JoinBand = styled.section.attrs<{$door: DoorName}>(({$door}) => doorName.of($door))`
  --lead: var(--ink);
  --band: var(--gp-t);
  background: var(--band);
  &${doorName.is('nurse')} {
    --band: var(--nurse-t);
  }
  &${doorName.is('specialist')} {
    --band: var(--specialist-t);
  }
  &${doorName.is('carer')} {
    --band: var(--carer-t);
  }
  /* The card in the colour of the band; in the light theme it is white. */
  .dark & {
    --surface: color-mix(in srgb, var(--band) 93%, var(--white));
  }
`

/** The people stand on the lower edge of the section. On wide screens the form begins beside the headline. */
export const JoinColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--columns);
  padding-top: var(--inset);
  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto auto 1fr;
    & > nav {
      grid-column: 1 / -1;
    }
  }
`

export const JoinText = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  justify-items: start;
  & h1 {
    max-width: 11em;
  }
  /* The form follows, and the bar at the lower edge of a phone has the same button. */
  ${below.large} {
    &:has(~ * form) > p:has(> ${dialogName.selector}) {
      display: none;
    }
  }
`

export const People = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--inset);
  align-items: end;
  ${from.large} {
    grid-area: 3 / 1;
    grid-auto-columns: minmax(0, 13.5rem);
    gap: var(--s-4);
  }
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
  ${from.large} {
    grid-area: 2 / 2 / span 2;
    align-self: start;
    margin-bottom: var(--inset);
  }
`

export const Needs = styled.section.attrs(bandGround.of('page'))`
  padding-block: var(--sec);
  & ul {
    display: grid;
    gap: 0 var(--gap);
    margin-top: var(--s-5);
    border-top: 2px solid var(--ink);
  }
  & li {
    padding-block: var(--s-4);
    border-bottom: 1px solid var(--line);
    font-size: var(--t-lead);
    line-height: 1.4;
  }
  & p {
    margin-top: var(--s-5);
    color: var(--ink-2);
  }
  ${from.medium} {
    & ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.large} {
    & ul {
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    }
    /* Two rows of two, because the fourth would stand alone below three. */
    & ul:has(> :nth-of-type(4):last-of-type) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
