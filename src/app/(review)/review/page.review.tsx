import type {Metadata} from 'next'
import {routeTable} from '#route-table/route-table.server.ts'
import {getFrame} from '#content/queries/get-frame.ts'
import {Review} from '#review/review.tsx'
import {sectionGroups} from '#review/section-groups.tsx'
import {uiFixtures} from '#review/ui-fixtures.tsx'
import {getPage} from '#sections/get-page.ts'
import {sectionStates} from '#sections/section-states.ts'

export const metadata: Metadata = {title: 'Review', robots: {index: false}}

/** The build has no content. */
export const dynamic = 'force-dynamic'

/** Every primitive, and every section in every layout with the content of the dataset. Built only with REVIEW=1. */
export default async function ReviewPage() {
  const {pages} = await routeTable()
  const shown = await Promise.all([...pages].map((path) => getPage(path)))
  const states = sectionStates(shown.flatMap((page) => page?.sections ?? []))
  const {doors} = await getFrame()
  const primitives = uiFixtures.map(({name, states}) => ({name: `ui-${name}`, states}))
  return <Review groups={[...primitives, ...sectionGroups(states, doors)]} />
}
