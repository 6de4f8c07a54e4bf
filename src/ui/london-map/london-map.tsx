import type {ReactNode} from 'react'
import type {MapView} from '#lib/geo/london-view.ts'
import type {Position} from '#lib/geo/position.ts'
import {Fanlight} from './fanlight.tsx'
import {type BoroughStates, LondonDrawing} from './london-drawing.tsx'
import {LondonMapFrame} from './london-map.styles.ts'
import {mapMark, markKind, pinState} from './map-attributes.ts'

/** Something on the map. Wherever it matters it is said in words beside the map, too. */
export type MapMark = {at: Position} & (
  | {kind: 'name'; text: string}
  /** A lit or dark window with a name under it; below 1024 px a map of all London shows the window alone. */
  | {kind: 'light'; text: string; isLit: boolean}
  /** A circle on the ground, with its radius in metres. */
  | {kind: 'ring'; radius: number}
  /** Where distances are measured from, with a circle around it. */
  | {kind: 'here'; radius: number}
  /** A portrait in an arch. */
  | {kind: 'pin'; picture: ReactNode; isChosen?: boolean}
)

interface LondonMapProps {
  /** What the map shows: it is one picture to screen readers (WCAG 1.1.1). */
  label: string
  /** Names whose boundaries these are; the Open Government Licence wants it seen. It is a setting of the site. */
  attribution: string
  view?: MapView
  boroughs?: BoroughStates
  /** From the lowest to the highest. */
  marks?: readonly MapMark[]
}

/**
 * London, rendered on the server: no script, no tiles, nobody else is asked (MAP-6). A window (any view but `whole`) is
 * as wide as its parent and at least 26 rem high: the parent's styles may say more by `[data-map]`.
 */
export function LondonMap({
  label,
  attribution,
  view = {kind: 'whole'},
  boroughs,
  marks = [],
}: LondonMapProps) {
  return (
    <LondonMapFrame $marks={marks.map(placed)} $view={view}>
      <div aria-label={label} data-map="" role="img">
        <div data-map-pane="">
          <div data-map-stage="">
            <LondonDrawing states={boroughs} />
            {marks.map((mark, index) => (
              <Mark index={index} key={index} mark={mark} />
            ))}
          </div>
        </div>
      </div>
      <p data-map-attribution="">{attribution}</p>
    </LondonMapFrame>
  )
}

const placed = (mark: MapMark) => ({
  at: mark.at,
  radius: 'radius' in mark ? mark.radius : undefined,
})

function Mark({mark, index}: {mark: MapMark; index: number}) {
  const attributes = {...markKind.of(mark.kind), ...mapMark.of(`${index}`)}
  switch (mark.kind) {
    case 'ring':
    case 'here':
      return <span {...attributes} />
    case 'name':
      return <span {...attributes}>{mark.text}</span>
    case 'light':
      return (
        <span {...attributes}>
          <Fanlight isLit={mark.isLit} />
          <span>{mark.text}</span>
        </span>
      )
    case 'pin':
      return (
        <span {...attributes} {...pinState.of(mark.isChosen === true ? 'chosen' : '')}>
          <span data-pin-arch="">{mark.picture}</span>
        </span>
      )
  }
}
