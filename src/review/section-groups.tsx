import type {ServiceDoorFacts} from '#shared/waitlist-card.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import {SectionList} from '#sections/section-list.tsx'
import type {SectionState} from '#content/section-props.ts'
import type {ReviewGroup} from './review.tsx'

/** Areas that glow on the map (AREA-5). */
const waiting: WaitingSteps = {barnet: 2, 'kensington-and-chelsea': 3, 'richmond-upon-thames': 1}

/** Groups the states of each section type, with the doors of every page. */
export function sectionGroups(
  states: readonly SectionState[],
  doors: readonly ServiceDoorFacts[] = [],
): ReviewGroup[] {
  const types = Map.groupBy(states, ({type}) => type)
  return [...types].map(([type, ofType]) => ({
    name: `section-${kebabCase(type)}`,
    states: Object.fromEntries(
      ofType.map(({layout, section}) => {
        // Several pages may use the same anchor.
        const own = {...section, _key: `${type}-${layout}`, anchor: undefined}
        const page = {reading: null, sections: [own]}
        return [layout, <SectionList doors={doors} key={layout} page={page} waiting={waiting} />]
      }),
    ),
  }))
}

const kebabCase = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
