import type {MapView} from '#lib/geo/london-view.ts'
import {MapDot} from './map-dot.tsx'
import {MapFanlight} from './map-fanlight.tsx'
import {type BoroughStates, LondonDrawing} from './london-drawing.tsx'
import {LondonMapFrame, type PlacedMark} from './london-map.styles.ts'
import {mapMark, markKind} from './map-attributes.ts'

/**
 * Mark on the map: a lit window, or a text; a `part` of London stands on a whole map without room for names. Text beside
 * the map says the same, because names without room on the map are hidden.
 */
export interface MapMark extends PlacedMark {
  kind: 'name' | 'dot' | 'part' | 'light'
  text?: string
}

interface LondonMapProps {
  /** Description of the map, which is one image to screen readers (WCAG 1.1.1). */
  label: string
  /** Source of the boundaries, as the Open Government Licence requires. */
  attribution: string
  /** All of London by default. */
  view?: MapView | null
  lamps?: BoroughStates
  /** In stacking order, lowest first. */
  marks?: readonly MapMark[]
}

/**
 * Renders a map of London on the server, without scripts, tiles or third-party requests (MAP-6). With a `view`
 * it is as wide as its parent and at least 26 rem high; the parent can override that through `[data-map]`.
 */
export function LondonMap({label, attribution, view = null, lamps, marks = []}: LondonMapProps) {
  return (
    <LondonMapFrame $marks={marks} $view={view}>
      <div aria-label={label} className="dark" data-map="" role="img">
        <div data-map-pane="">
          <div data-map-stage="">
            <LondonDrawing hasNames={view === null} lamps={lamps} />
            {marks.map((mark, index) => (
              <Mark index={index} key={index} mark={mark} />
            ))}
          </div>
        </div>
      </div>
      <p className="dark" data-map-attribution="">
        {attribution}
      </p>
    </LondonMapFrame>
  )
}

function Mark({mark, index}: {mark: MapMark; index: number}) {
  return (
    <span {...markKind.of(mark.kind)} {...mapMark.of(`${index}`)}>
      {mark.kind === 'light' ? <MapFanlight /> : null}
      {mark.kind === 'dot' ? <MapDot /> : null}
      {mark.kind === 'dot' ? <span>{mark.text}</span> : mark.text}
    </span>
  )
}
