import {Reasons} from '#content/render/reasons.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Lead, Split} from '#ui/layout/layout.styles.ts'
import {StickyHead} from '#ui/layout/sticky-head.styles.ts'

/** Sticky heading beside reasons with icons. */
export function ReasonList({section}: SectionProps<'points'>) {
  const {heading, intro, items} = section
  return (
    <Split $share="4-8">
      <StickyHead>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
      </StickyHead>
      <Reasons items={items} />
    </Split>
  )
}
