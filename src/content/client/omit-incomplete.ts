import type {DocumentType} from '#shared/documents.ts'
import {filterLists} from '#lib/filter-lists.ts'
import {missingFields} from './required-fields.ts'

const listedTypes: readonly DocumentType[] = [
  'area',
  'clinician',
  'faq',
  'promise',
  'resource',
  'testimonial',
  'update',
]

/** Removes incomplete documents from lists. An import may publish one, which would block the page (decision 100). */
export const omitIncomplete = <Content>(
  content: Content,
  onLeftOut: (what: string) => void,
): Content => filterLists(content, (item) => isFinished(item, onLeftOut))

function isFinished(item: unknown, onLeftOut: (what: string) => void): boolean {
  if (typeof item !== 'object' || item === null || !('_type' in item)) return true
  if (!listedTypes.some((type) => type === item._type)) return true
  const empty = missingFields(item)
  if (empty.length === 0) return true
  const id = '_id' in item ? String(item._id) : 'without an id'
  onLeftOut(`The ${String(item._type)} ${id} is not listed: it lacks ${empty.join(', ')}.`)
  return false
}
