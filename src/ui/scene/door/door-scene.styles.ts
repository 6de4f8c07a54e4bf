import {css, styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'

/** How front doors look; for the list they stand in. */
export const doorStyles = css`
  [data-door-view] {
    width: 100%;
    height: 100%;
  }
  [data-door-view='tall'] {
    display: none;
  }
  ${from.large} {
    [data-door-view='tall'] {
      display: block;
    }
    [data-door-view='wide'] {
      display: none;
    }
  }
  [data-door='gp'] {
    --door: var(--door-gp);
  }
  [data-door='nurse'] {
    --door: var(--door-nurse);
  }
  [data-door='specialist'] {
    --door: var(--door-specialist);
  }
  [data-door='carer'] {
    --door: var(--door-carer);
  }
  [data-door-view] text {
    font-family: var(--serif);
    font-weight: 560;
    letter-spacing: 0;
    fill: var(--lamp-2);
  }
  [data-door-view] [data-spill] {
    opacity: var(--spill);
    mix-blend-mode: screen;
  }
`

/** Around a door that stands in nothing else. */
export const DoorFrame = styled.div`
  max-width: 25rem;
  ${doorStyles}
`
