import type {Metadata} from 'next'
import {Review} from '#review/review.tsx'
import {sectionFixtures} from '#review/section-fixtures.tsx'
import {uiFixtures} from '#review/ui-fixtures.tsx'

export const metadata: Metadata = {title: 'Review', robots: {index: false}}

/** Built only with REVIEW=1. */
export default function ReviewPage() {
  return (
    <Review
      groups={[
        ...uiFixtures.map((group) => ({...group, room: 'ui' as const})),
        ...sectionFixtures.map((group) => ({...group, room: 'section' as const})),
      ]}
    />
  )
}
