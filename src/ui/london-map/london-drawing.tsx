import {assetUrl} from '#lib/static-asset.ts'
import type {ValueOf} from '#lib/data-attribute.ts'
import type {BoroughId} from '#lib/geo/boroughs.ts'
import file from './london.svg'
import {boroughState} from './map-attributes.ts'

/** What boroughs say by their ground; those without a state are plain land. */
export type BoroughStates = Partial<Record<BoroughId, ValueOf<typeof boroughState>>>

/**
 * London's boroughs, the Thames and a few parks, in the colours of the theme. The outlines are one file (10 KB,
 * cached); a borough with a state is that file's path once more, so that it can be coloured.
 */
export function LondonDrawing({states = {}}: {states?: BoroughStates | undefined}) {
  const drawing = assetUrl(file)
  return (
    <svg aria-hidden="true" data-map-drawing="" viewBox="0 0 1600 1285">
      <use href={`${drawing}#below`} />
      <use href={`${drawing}#boroughs`} />
      {inOrder(states).map(([id, state]) => (
        <use key={id} {...boroughState.of(state)} href={`${drawing}#${id}`} />
      ))}
      <use href={`${drawing}#above`} />
    </svg>
  )
}

/** What was chosen comes last: its edge lies over its neighbours'. */
function inOrder(states: BoroughStates) {
  return Object.entries(states).sort(
    ([, one], [, other]) => Number(one === 'chosen') - Number(other === 'chosen'),
  )
}
