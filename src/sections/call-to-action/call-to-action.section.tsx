import {EndingPanel} from '#content/render/ending-panel.tsx'
import type {SectionProps} from '#content/section-props.ts'

/** Heading with one or two buttons on a coloured panel. A waitlist for every service has the doors of all. */
export function CallToActionSection({section, doors = []}: SectionProps<'callToAction'>) {
  const {anchor, heading, sentHeading, text, primary, secondary, service} = section
  const street = primary.dialog === 'waitlist' ? doors : []
  return (
    <EndingPanel {...{anchor, heading, sentHeading, text, primary, secondary, service, street}} />
  )
}
