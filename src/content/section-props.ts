import type {VisitPlace} from '#shared/clinicians.ts'
import type {WaitingSteps} from '#shared/waiting-steps.ts'
import type {ServiceDoorFacts} from '#shared/waitlist-card.ts'
import type {PAGE_QUERY_RESULT} from './generated/sanity.types.ts'

/** A section of a page. Unpublished shared sections have no `_type` and are excluded. */
export type PageSection = Extract<
  NonNullable<NonNullable<PAGE_QUERY_RESULT>['sections']>[number],
  {_type: string}
>

export type SectionType = PageSection['_type']

/** Query result by section type. */
export type SectionMap = {[Section in PageSection as Section['_type']]: Section}

/** Props of all section components. */
export interface SectionProps<Type extends SectionType> {
  section: SectionMap[Type]
  /** Variant of the page: an area, or a contact subject. */
  variant?: string | null
  /** Doors of the services, for the card of the waitlist. */
  doors?: readonly ServiceDoorFacts[]
  /** Page of the section's list, from 1. */
  listPage?: number
  /** Place that a filtered list is limited to; null when it is unfiltered. */
  visitPlace?: VisitPlace | null
  /** Areas where people wait. */
  waiting?: WaitingSteps
}

/** A section of the content that shows one layout of its type. */
export interface SectionState {
  readonly type: SectionType
  /** Layout, or `full` when the type has only one. */
  readonly layout: string
  readonly section: PageSection
}
