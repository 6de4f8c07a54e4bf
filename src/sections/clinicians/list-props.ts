import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import type {VisitPlace} from '#shared/clinicians.ts'

export type Clinicians = SectionProps<'clinicians'>['section']
export type Clinician = Clinicians['clinicians'][number]

/** Props of both layouts. */
export interface ListProps {
  section: Clinicians
  /** Heading and note. */
  head: ReactNode
  items: readonly Clinician[]
  visitPlace: VisitPlace | null
}

export interface ItemProps {
  of: Clinician
  labels: Clinicians['labels']
}
