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
import {boroughState, lightable, mapMark, markKind, pinState} from './map-attributes.ts'
import {minWholeWidth} from './mark-room.ts'

const glows = ['glow1', 'glow2', 'glow3'] as const

/** Position of a mark and, for a circle, its size. */
export interface PlacedMark {
  at: Position
  /** In metres. */
  radius?: number | undefined
  /** Room that the text of the mark needs. */
  label?: LabelRoom | undefined
}

export interface LabelRoom {
  /** How far it reaches to the left and to the right of the position, in rem. */
  half: number
  /** CSS length: the width of the drawing from which the text clears pins and other texts. */
  from: string
  /** Puts the text of a window above it. */
  isAbove?: boolean
  /** Moves the text of a window to the right, in rem. */
  shift?: number
}

interface FrameProps {
  $view: MapView
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
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & ${boroughState.selector} {
    stroke: var(--map-line);
    stroke-width: 1.4px;
    stroke-linejoin: round;
  }
  & ${boroughState.is('lit')} {
    fill: var(--map-lit);
  }
  & ${boroughState.is('planned')} {
    fill: var(--map-land);
  }
  & ${boroughState.is('dark')} {
    fill: var(--map-unlit);
  }
  & :is(${glows.map(boroughState.is).join(', ')}) {
    filter: drop-shadow(0 0 10px var(--map-halo));
  }
  & ${boroughState.is('glow1')} {
    fill: var(--map-glow-1);
  }
  & ${boroughState.is('glow2')} {
    fill: var(--map-glow-2);
  }
  & ${boroughState.is('glow3')} {
    fill: var(--map-glow-3);
  }
  & :is(${boroughState.is('chosen')}, ${lightable.selector}) {
    fill: var(--map-lit);
    stroke: var(--lamp-text);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  & ${lightable.selector} {
    ${'' /* An outline alone, because the ground says how many people wait. */}
    fill: none;
    stroke-width: 4px;
    opacity: 0;
    transition: opacity var(--d2) var(--ease);
  }
  & ${mapMark.selector} {
    position: absolute;
    line-height: 1.1;
    white-space: pre;
    text-align: center;
    ${'' /* An edge in the colour of land keeps texts readable on glowing ground and over borders. */}
    -webkit-text-stroke: 4px var(--map-land);
    paint-order: stroke fill;
  }
  ${'' /* Without room, the text has no width. */}
  & :is(${markKind.is('name')}, ${markKind.is('light')} > span) {
    max-width: clamp(0px, 999 * var(--room), 30rem);
    overflow-x: clip;
  }
  & :is(${markKind.is('name')}, ${markKind.is('part')}) {
    translate: -50% -50%;
    color: var(--ink-2);
    font-size: var(--t-small);
    font-weight: 600;
  }
  & ${markKind.is('part')} {
    display: none;
  }
  & ${markKind.is('light')} {
    translate: -50% -60%;
    display: grid;
    justify-items: center;
    gap: 0.1rem;
    font-size: var(--t-small);
    font-weight: 650;
  }
  & ${markKind.is('light')} svg {
    width: 1.9rem;
    height: auto;
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
  ${({$view}) => ($view.kind === 'whole' ? wholeStyles : windowStyles($view))}
  ${({$marks}) => $marks.map(placeStyles)}
  @media (forced-colors: active) {
    & :is(${boroughState.is('chosen')}, ${lightable.selector}) {
      stroke: Highlight;
    }
    & ${markKind.is('pin')}, & ${markKind.is('light')} {
      forced-color-adjust: none;
    }
    & ${markKind.is('name')} {
      -webkit-text-stroke-color: Canvas;
    }
  }
`

/** Windows grow with the map, so that those of neighbours don't overlap. On phones, land fills the frame. */
const wholeStyles = css`
  & [data-map] {
    container-type: inline-size;
  }
  @container (width < ${minWholeWidth}rem) {
    & ${markKind.is('part')} {
      display: block;
    }
  }
  & ${mapMark.selector} {
    --room: (100cqw - var(--from));
  }
  & ${markKind.is('name')} {
    font-size: var(--t-map);
  }
  & ${markKind.is('light')} svg {
    width: clamp(0.5rem, 2.4cqw, 1.9rem);
  }
  ${below.medium} {
    & [data-map-stage] {
      margin: -3.2% -2.4%;
    }
  }
`

function windowStyles(view: Exclude<MapView, {kind: 'whole'}>) {
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
    ${'' /* A text needs room in the window and, on wide screens, above the source of the map. */}
    & ${mapMark.selector} {
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

function placeStyles({at, radius, label}: PlacedMark, index: number) {
  const {left, top} = markStyle(at)
  return css`
    & ${mapMark.is(`${index}`)} {
      left: ${left};
      top: ${top};
      ${radius === undefined ? '' : `width: ${circleWidth(radius, at)};`}
      ${label === undefined ? '' : labelStyles(at, label)}
    }
    ${label?.isAbove === true ? textAbove(index) : ''}
    ${label?.shift ? `& ${mapMark.is(`${index}`)} > span { translate: ${label.shift}rem; }` : ''}
  `
}

function labelStyles(at: Position, {half, from: width}: LabelRoom) {
  const {x, y} = shareOfWidth(projectOnLondon(at))
  return `--x: ${x}; --y: ${y}; --half: ${half.toFixed(1)}rem; --from: ${width};`
}

/** The window stays in place. */
const textAbove = (index: number) => css`
  & ${mapMark.is(`${index}`)} {
    translate: -50% calc(-60% - 1.2rem);
  }
  & ${mapMark.is(`${index}`)} > span {
    order: -1;
  }
`
