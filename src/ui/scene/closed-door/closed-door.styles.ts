import {css} from 'styled-components'

/** Styles for `ClosedDoor`, to include in its parent, which must clip the overflowing street. */
export const closedDoorStyles = css`
  [data-closed-door] {
    --door: var(--door-shut);
    width: 100%;
    overflow: visible;
  }
  [data-closed-door] text {
    font-family: var(--serif);
    font-weight: 560;
    fill: var(--lamp-2);
  }
`
