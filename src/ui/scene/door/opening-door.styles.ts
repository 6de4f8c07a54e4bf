import {css} from 'styled-components'
import {doorName} from '#ui/mini-door/mini-door.tsx'

/** Styles for `OpeningDoor`, to include in its parent. */
export const openingDoorStyles = css`
  [data-opening-door] {
    --door: var(--door-shut);
    width: 100%;
    overflow: visible;
  }
  ${doorName.values.map(
    (door) => `[data-opening-door]${doorName.is(door)} { --door: var(--door-${door}); }`,
  )}
  [data-opening-door] text {
    font: 700 13px / 1 var(--sans);
    fill: var(--s-iron);
  }
  /* The view ends at the frame of the picture. */
  [data-opening-door][data-inside] {
    overflow: hidden;
  }
  [data-opening-door][data-inside] text {
    font-size: 27px;
    fill: var(--fan-lit);
  }
  [data-opening-light] {
    opacity: var(--spill);
    animation: opening-light 900ms var(--ease) 500ms backwards;
  }
  [data-opening-beam] {
    animation: opening-light 1s var(--ease) 900ms backwards;
  }
  /* Ends behind the open leaf of the drawing. */
  [data-opening-leaf] {
    transform-origin: 252px 0;
    transform: scaleX(0.2);
    opacity: 0;
    animation: opening-leaf 1100ms cubic-bezier(0.45, 0.05, 0.3, 1) 350ms backwards;
  }
  @keyframes opening-leaf {
    from {
      transform: none;
      opacity: 1;
    }
    97% {
      transform: scaleX(0.2);
      opacity: 1;
    }
  }
  @keyframes opening-light {
    from {
      opacity: 0;
    }
  }
`
