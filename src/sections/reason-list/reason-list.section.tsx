import {Reasons} from '#content/render/reasons.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Lead, Split, Wrap} from '#ui/layout/layout.styles.ts'
import {StickyHead} from '#ui/layout/sticky-head.styles.ts'

/** Why to choose us: a heading that stays, reasons that pass (GP-3). */
export function ReasonListSection({section}: SectionProps<'reasonList'>) {
  const {heading, intro, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Split $share="4-8">
          <StickyHead>
            <h2>{heading}</h2>
            {intro ? <Lead>{intro}</Lead> : null}
          </StickyHead>
          <Reasons items={items} />
        </Split>
      </Wrap>
    </Band>
  )
}
