import {assetUrl} from '#lib/static-asset.ts'
import type {ValueOf} from '#lib/data-attribute.ts'
import {type BoroughId, boroughs} from '#lib/geo/boroughs.ts'
import {londonSize, projectOnLondon} from '#lib/geo/london-projection.ts'
import {shareOfWidth} from '#lib/geo/london-view.ts'
import file from './london.svg'
import {boroughState, lampLight, lightable} from './map-attributes.ts'

/** Lamps of boroughs; none by default. */
export type BoroughStates = readonly (readonly [BoroughId, ValueOf<typeof boroughState>])[]

/** Draws London's boroughs, the Thames and its parks from one cached file (16 KB), and the lamps of boroughs. */
export function LondonDrawing({
  lamps = [],
  hasNames = false,
}: {
  lamps?: BoroughStates | undefined
  /** Whether it shows the name of every borough, for which only a map of all London has room. */
  hasNames?: boolean
}) {
  const drawing = assetUrl(file)
  return (
    <svg aria-hidden="true" data-map-drawing="" viewBox="0 0 1600 1285">
      <radialGradient id={lampLight}>
        <stop offset="0.32" stopColor="var(--lamp-2)" />
        <stop offset="0.38" stopColor="var(--lamp)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <use href={`${drawing}#below`} />
      <use href={`${drawing}#boroughs`} />
      <use href={`${drawing}#above`} />
      {lamps.map(([id, state]) => (
        <circle key={id} {...boroughState.of(state)} {...centreOf(id)} />
      ))}
      {lamps.map(([id]) => (
        <g key={id} {...lightable.of(id)}>
          <use href={`${drawing}#${id}`} />
          <circle {...centreOf(id)} />
        </g>
      ))}
      {hasNames ? <use data-map-names="" href={`${drawing}#names`} /> : null}
    </svg>
  )
}

function centreOf(id: BoroughId) {
  const {x, y} = shareOfWidth(projectOnLondon(boroughs[id]))
  return {cx: Math.round(x * londonSize.width), cy: Math.round(y * londonSize.width)}
}
