import type {ReactNode} from 'react'
import {placeLabels} from '#lib/geo/label-room.ts'
import {projectOnLondon} from '#lib/geo/london-projection.ts'
import type {MapView} from '#lib/geo/london-view.ts'
import type {Position} from '#lib/geo/position.ts'
import type {PlacedMark} from './london-map.styles.ts'
import {
  hereRoom,
  inTwoLines,
  lightRoom,
  lightTextRooms,
  minWholeWidth,
  nameRoom,
  pinRoom,
  toWidth,
  wholeNameSize,
} from './mark-room.ts'

/** Mark on the map; text beside the map says the same, because names without room on the map are hidden. */
export type MapMark = {at: Position} & (
  | {kind: 'name'; text: string}
  /** Part of London, on a whole map without room for names. */
  | {kind: 'part'; text: string}
  /** A lit window with a name. Without `isLit`, a dot with a name. */
  | {kind: 'light'; text: string; isLit?: true}
  /** The visitor's position with a circle; radius in metres. */
  | {kind: 'here'; radius: number}
  | {kind: 'pin'; picture: ReactNode; isChosen?: boolean}
)

/** Width in rem of the drawing on a wide screen: of a whole map, and of one that shows a part of London. */
const usualWidth = {whole: 80, part: 160} as const

/** Places marks and finds out from which width of the drawing each text has room. */
export function placeMarks(marks: readonly MapMark[], view: MapView): PlacedMark[] {
  const nameSize = view.kind === 'whole' ? wholeNameSize : 1
  // Windows say more than the names of boroughs around them, and more short names than long ones fit.
  const texts = [
    ...marks
      .flatMap((mark) =>
        mark.kind === 'light' ? {mark, rooms: lightTextRooms(mark.text, mark.at)} : [],
      )
      .sort(({rooms: [one]}, {rooms: [other]}) => one.half - other.half),
    ...marks.flatMap((mark) =>
      mark.kind === 'name'
        ? {mark, rooms: [nameRoom(inTwoLines(mark.text), mark.at, nameSize)] as const}
        : [],
    ),
  ]
  const places = placeLabels(
    texts.map(({rooms}) => rooms),
    marks.flatMap(obstacleOf),
    view.kind === 'whole' ? usualWidth.whole : usualWidth.part,
  )
  return marks.map((mark) => {
    const index = texts.findIndex((text) => text.mark === mark)
    const [text, place] = [texts[index], places[index]]
    const radius = 'radius' in mark ? mark.radius : undefined
    if (text === undefined || place === undefined) return {at: mark.at, radius}
    const {half, above, shift = 0} = text.rooms[place.choice] ?? text.rooms[0]
    const reach = half + Math.abs(shift)
    const edge =
      view.kind === 'whole' ? Math.max(minWholeWidth, widthAtEdge({at: mark.at, half: reach})) : 0
    return {
      at: mark.at,
      label: {
        half: reach,
        from: toWidth(Math.max(edge, place.width)),
        isAbove: mark.kind === 'light' && above > 0,
        shift,
      },
    }
  })
}

function obstacleOf(mark: MapMark) {
  switch (mark.kind) {
    case 'light':
      return [lightRoom(mark.at)]
    case 'pin':
      return [pinRoom(mark.at)]
    case 'here':
      return [hereRoom(mark.at)]
    case 'name':
    case 'part':
      return []
  }
}

/** Smallest width of the whole map, in rem, at which a text does not reach its left or right edge. */
function widthAtEdge({at, half}: {at: Position; half: number}): number {
  const {x} = projectOnLondon(at)
  return half / (Math.min(x, 100 - x) / 100)
}
