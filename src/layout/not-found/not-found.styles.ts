import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {closedDoorStyles} from '#ui/scene/closed-door/closed-door.styles.ts'

/** Fills the viewport: sky, street, and a strip of night at the bottom. */
export const NotFoundFrame = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  min-height: 100svh;
  overflow: hidden;
  background: linear-gradient(var(--s-sky1), var(--s-sky2) 62%, var(--s-sky3));
  & > header {
    padding-block: var(--s-5);
  }
  & > main {
    align-self: end;
  }
  & > footer {
    position: relative;
    padding-block: var(--s-5);
    background: var(--night-ground);
    color: var(--on-night);
  }
`

export const Notice = styled.div`
  align-self: center;
  padding-block: var(--s-6);
  & h1 {
    font-size: var(--t-1);
    max-width: 9em;
  }
  & > p {
    margin-block: var(--s-4) var(--s-6);
    color: var(--ink);
  }
  & > :has(> [role='search']) {
    margin-top: var(--s-5);
  }
`

/** On wide screens, both ends of the wall stand within the content's width. */
export const Scene = styled.div`
  ${closedDoorStyles}
  ${from.large} {
    [data-closed-door] {
      width: calc(100% - 3.25rem);
    }
  }
`
