import {assetUrl} from '#lib/static-asset.ts'
import type {ValueOf} from '#lib/data-attribute.ts'
import type {BoroughId} from '#lib/geo/boroughs.ts'
import file from './london.svg'
import {boroughState, lightable} from './map-attributes.ts'

/** Colour state of boroughs; plain land by default. */
export type BoroughStates = Partial<Record<BoroughId, ValueOf<typeof boroughState>>>

/**
 * Draws London's boroughs, the Thames and its parks. The outlines are one cached file (14 KB). A borough with a
 * state uses its path once more, in another colour.
 */
export function LondonDrawing({
  states = {},
  lightableBoroughs = [],
  hasNames = false,
}: {
  states?: BoroughStates | undefined
  /** Drawn over all others, transparent until the styles of the section light them. */
  lightableBoroughs?: readonly BoroughId[] | undefined
  /** Whether it shows the name of every borough, for which only a map of all London has room. */
  hasNames?: boolean
}) {
  const drawing = assetUrl(file)
  return (
    <svg aria-hidden="true" data-map-drawing="" viewBox="0 0 1600 1285">
      <use href={`${drawing}#below`} />
      <use href={`${drawing}#boroughs`} />
      {inDrawingOrder(states).map(([id, state]) => (
        <use key={id} {...boroughState.of(state)} href={`${drawing}#${id}`} />
      ))}
      {lightableBoroughs.map((id) => (
        <use key={id} {...lightable.of(id)} href={`${drawing}#${id}`} />
      ))}
      <use href={`${drawing}#above`} />
      {hasNames ? <use data-map-names="" href={`${drawing}#names`} /> : null}
    </svg>
  )
}

/** The chosen borough is last, so that its edge overlaps its neighbours; boroughs that glow come before it. */
function inDrawingOrder(states: BoroughStates) {
  const order = ['glow1', 'glow2', 'glow3', 'chosen']
  return Object.entries(states).sort(
    ([, one], [, other]) => order.indexOf(one) - order.indexOf(other),
  )
}
