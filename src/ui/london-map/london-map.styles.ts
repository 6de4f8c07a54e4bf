import {css, styled} from 'styled-components'
import {projectOnLondon} from '#lib/geo/london-projection.ts'
import {
  circleWidth,
  type MapView,
  markStyle,
  shareOfWidth,
  stageStyle,
} from '#lib/geo/london-view.ts'
import type {Position} from '#lib/geo/position.ts'
import {below, from} from '#theme/breakpoints.ts'
import {boroughState, lampLight, lightable, mapMark, markKind, pinState} from './map-attributes.ts'
import {minNamesWidth} from './label-room.ts'

/** Lamps: a ring is unlit, a disc with a halo is lit and grows with the number of people. Small maps enlarge the unit. */
export const lampStyles = css`
  ${boroughState.selector} {
    r: calc(8 * var(--lamp-unit, 1px));
    fill: var(--map-land);
    stroke: var(--on-night-3);
    stroke-width: calc(2.5 * var(--lamp-unit, 1px));
  }
  ${boroughState.is('dark')} {
    stroke-dasharray: 4;
  }
  :is(${boroughState.is('lit')}, [${boroughState.name}^='glow']) {
    r: calc(20 * var(--lamp-unit, 1px));
    fill: url('#${lampLight}');
    stroke: none;
  }
  ${boroughState.is('glow2')} {
    r: calc(29 * var(--lamp-unit, 1px));
  }
  ${boroughState.is('glow3')} {
    r: calc(40 * var(--lamp-unit, 1px));
  }
`

/** Position of a mark and, for a circle, its size. */
export interface PlacedMark {
  at: Position
  /** In metres. */
  radius?: number | undefined
  /** CSS length: width of the drawing from which the text of the mark has room. */
  from?: string
  /** Focal point of its image, as a value of `object-position`. */
  focus?: string | null
}

interface FrameProps {
  /** Null for all of London. */
  $view: MapView | null
  $marks: readonly PlacedMark[]
}

/**
 * Container of a map of London. Positions are in one style element, because a strict content security policy blocks
 * style attributes.
 */
export const LondonMapFrame = styled.div<FrameProps>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & [data-map] {
    position: relative;
    overflow: hidden;
    background: var(--sea);
  }
  & [data-map-stage] {
    position: relative;
  }
  & [data-map-drawing] {
    width: 100%;
    overflow: visible;
  }
  ${lampStyles}
  & ${lightable.selector} {
    fill: none;
    stroke: var(--lamp-2);
    stroke-linejoin: round;
    stroke-width: 2px;
    opacity: 0;
    transition: opacity var(--d3) var(--ease);
  }
  & ${lightable.selector} circle {
    r: calc(52 * var(--lamp-unit, 1px));
    fill: url('#${lampLight}');
    stroke: none;
    scale: 0.4;
    transform-box: fill-box;
    transform-origin: center;
    transition: scale var(--d3) var(--ease);
  }
  & ${mapMark.selector} {
    position: absolute;
    line-height: 1.1;
    white-space: pre;
    text-align: center;
    ${'' /* Keeps texts readable over borders, without an edge that would cut the Thames. */}
    text-shadow:
      0 0 4px var(--page),
      0 0 4px var(--page);
  }
  ${'' /* Without room, the text has no width. */}
  & :is(${markKind.is('name')}, ${markKind.is('dot')} > span) {
    max-width: clamp(0px, 9999 * var(--room), 30rem);
    overflow-x: clip;
  }
  & :is(${markKind.is('name')}, ${markKind.is('part')}) {
    translate: -50% -50%;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 600;
  }
  & [data-map-names] {
    fill: var(--on-night-3);
    font-size: 24px;
    font-weight: 600;
  }
  & ${markKind.is('dot')} {
    translate: -50% -60%;
    display: grid;
    justify-items: center;
    gap: 0.1rem;
    font-size: var(--t-small);
    font-weight: 650;
  }
  & ${markKind.is('dot')} svg {
    width: 1.9rem;
  }
  & ${markKind.is('here')} {
    translate: -50% -50%;
    aspect-ratio: 1;
    border: 1.5px solid var(--me-edge);
    border-radius: 50%;
    background: var(--me-area);
  }
  & ${markKind.is('here')}::after {
    content: '';
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1.25rem;
    height: 1.25rem;
    translate: -50% -50%;
    border: 3px solid var(--white);
    border-radius: 50%;
    background: var(--me);
  }
  & ${markKind.is('pin')} {
    ${'' /* The tip of the pin marks the place. */}
    translate: -50% -100%;
  }
  & ${pinState.selector} {
    display: block;
    width: 3.25rem;
    transform-origin: 50% 100%;
    transition: scale var(--d2) var(--ease);
    filter: drop-shadow(0 4px 6px var(--pin-shadow));
  }
  & ${pinState.selector} > [data-pin-arch] {
    display: block;
    height: 3.6rem;
    overflow: hidden;
    border: 3px solid var(--white);
    border-radius: 50vw 50vw 8px 8px;
    background: var(--white);
  }
  & ${pinState.selector}::after {
    content: '';
    display: block;
    width: 0;
    margin: -1px auto 0;
    border: 8px solid transparent;
    border-top: 10px solid var(--white);
    border-bottom: 0;
  }
  & [data-pin-arch] :is(span, picture, img) {
    display: block;
    width: 100%;
    height: 100%;
  }
  & [data-pin-arch] img {
    object-fit: cover;
    object-position: 50% 0;
  }
  & ${pinState.is('chosen')} {
    z-index: 3;
    scale: 1.2;
  }
  & ${pinState.is('chosen')} > [data-pin-arch] {
    border-color: var(--lamp);
  }
  & ${pinState.is('chosen')}::after {
    border-top-color: var(--lamp);
  }
  & [data-map-attribution] {
    padding: 0.3rem 0.5rem;
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--t-map);
    line-height: 1.2;
  }
  ${from.large} {
    & [data-map-attribution] {
      position: absolute;
      z-index: 4;
      right: 0.5rem;
      bottom: 0.4rem;
      padding: 0.2rem 0.45rem;
      border-radius: 4px;
      background: color-mix(in srgb, var(--surface) 85%, transparent);
    }
  }
  ${({$view}) => ($view === null ? wholeStyles : windowStyles($view))}
  ${({$marks}) => $marks.map(placeStyles)}
  @media print {
    ${'' /* Dark lines on white paper. */}
    & [data-map-drawing] {
      filter: invert(1) hue-rotate(180deg);
    }
  }
  @media (forced-colors: active) {
    & [data-map] {
      forced-color-adjust: none;
    }
  }
`

/**
 * The names of the drawing have two sizes, because it is scaled with its names. The larger has no room in small
 * boroughs. On phones, where land fills the frame, the names of parts replace them.
 */
const wholeStyles = css`
  & [data-map] {
    container-type: inline-size;
  }
  @container (width < 54rem) {
    & [data-map-names] {
      --crowded-names: none;
      font-size: 29px;
    }
  }
  @container (width < ${minNamesWidth}rem) {
    & [data-map-stage] {
      --lamp-unit: 1.5px;
    }
    & [data-map-names] {
      display: none;
    }
  }
  @container (width >= ${minNamesWidth}rem) {
    & ${markKind.is('part')} {
      display: none;
    }
  }
  & ${markKind.is('light')} {
    translate: -50% -60%;
  }
  & ${markKind.is('light')} svg {
    width: clamp(0.5rem, 2cqw, 1.9rem);
  }
  ${below.medium} {
    & [data-map-stage] {
      margin: -3.2% -2.4%;
    }
  }
`

function windowStyles(view: MapView) {
  const stage = Object.entries(stageStyle(view)).map(
    ([property, value]) => `${property}: ${value};`,
  )
  return css`
    & [data-map] {
      min-height: 26rem;
    }
    ${'' /* Chromium needs a definite height for container units, so the pane is absolute. */}
    & [data-map-pane] {
      position: absolute;
      inset: 0;
      container-type: size;
    }
    & [data-map-stage] {
      position: absolute;
      left: 50%;
      top: 50%;
      ${stage}
    }
    & ${markKind.is('name')} {
      font-size: clamp(var(--t-map), var(--stage) * 0.0125, var(--t-small));
    }
    ${'' /* A text needs room in the window and, on wide screens, above the source of the map. */}
    & ${mapMark.selector} {
      --half: 2.75rem;
      --across: var(--stage) * (var(--x) - var(--mid-x));
      --down: (var(--stage) * (var(--y) - var(--mid-y)) + var(--shift));
      --room: min(
        50cqw - var(--half) + var(--across),
        50cqw - var(--half) - var(--across),
        50cqh - 1rem + var(--down),
        50cqh - var(--foot, 1.25rem) - var(--down),
        var(--stage) - var(--from)
      );
    }
    ${from.large} {
      & ${mapMark.selector} {
        --foot: 3rem;
      }
    }
  `
}

function placeStyles({at, radius, from: width, focus}: PlacedMark, index: number) {
  const {left, top} = markStyle(at)
  const {x, y} = shareOfWidth(projectOnLondon(at))
  return css`
    & ${mapMark.is(`${index}`)} {
      left: ${left};
      top: ${top};
      ${radius === undefined ? '' : `width: ${circleWidth(radius, at)};`}
      ${width === undefined ? '' : `--x: ${x}; --y: ${y}; --from: ${width};`}
      ${focus ? `& img { object-position: ${focus}; }` : ''}
    }
  `
}
