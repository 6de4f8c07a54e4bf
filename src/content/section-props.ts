import type {VisitPlace} from '#shared/clinicians.ts'
import type {PAGE_QUERY_RESULT} from './generated/sanity.types.ts'

/** A section of a page; a place whose shared section is not there has no `_type`, and is none. */
export type PageSection = Extract<
  NonNullable<NonNullable<PAGE_QUERY_RESULT>['sections']>[number],
  {_type: string}
>

/** The `_type` of a section. */
export type SectionType = PageSection['_type']

/** What the page query returns for each section type. */
export type SectionMap = {[Section in PageSection as Section['_type']]: Section}

/** What every section component takes. */
export interface SectionProps<Type extends SectionType> {
  section: SectionMap[Type]
  /** What the page is about where it has variants: an area, or the subject of a message. */
  variant?: string | null
  /** Which page of its list a section shows, from 1. */
  listPage?: number
  /** Where those can be seen whom a list that can be filtered shows; null when it shows all. */
  visitPlace?: VisitPlace | null
}
