import {css, styled} from 'styled-components'

/** How the closed door looks; for what it stands in. The street goes on beyond the drawing: clip it. */
export const closedDoorStyles = css`
  [data-closed-door] {
    --door: var(--door-shut);
    width: 100%;
    height: auto;
    overflow: visible;
  }
  [data-closed-door] text {
    font-family: var(--serif);
    font-weight: 560;
    fill: var(--lamp-2);
  }
`

/** Around a closed door that stands in nothing else. */
export const ClosedDoorFrame = styled.div`
  max-width: 45rem;
  padding-top: 1rem;
  overflow: hidden;
  ${closedDoorStyles}
`
