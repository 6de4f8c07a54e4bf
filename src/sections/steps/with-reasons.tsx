import type {ReactNode} from 'react'
import {Reasons} from '#content/render/reasons.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {SectionHead} from '#ui/layout/layout.styles.ts'
import {Videos} from './videos.tsx'

/** Steps of a booking, with reasons for it across the width below them. */
export function WithReasons({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  return (
    <>
      <Videos head={head} section={section} />
      <SectionHead $follows>
        <h2>{section.reasonsHeading}</h2>
      </SectionHead>
      <Reasons items={section.reasons} />
    </>
  )
}
