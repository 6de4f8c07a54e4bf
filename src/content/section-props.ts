import type {SectionType} from '@/model/sections'
import type {PageSection} from './queries/get-page'

/** What the page query returns for each section type. */
export type SectionMap = {[Section in PageSection as Section['_type']]: Section}

/** What every section component takes. */
export interface SectionProps<Type extends SectionType> {
  section: SectionMap[Type]
}
