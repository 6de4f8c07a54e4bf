import type {DocumentType} from '#shared/documents.ts'
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
export function omitIncomplete<Content>(
  content: Content,
  onLeftOut: (what: string) => void,
): Content
export function omitIncomplete(content: unknown, onLeftOut: (what: string) => void): unknown {
  if (Array.isArray(content)) {
    return content
      .filter((item: unknown) => isFinished(item, onLeftOut))
      .map((item: unknown) => omitIncomplete(item, onLeftOut))
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, omitIncomplete(value, onLeftOut)]),
  )
}

function isFinished(item: unknown, onLeftOut: (what: string) => void): boolean {
  if (typeof item !== 'object' || item === null || !('_type' in item)) return true
  if (!listedTypes.some((type) => type === item._type)) return true
  const empty = missingFields(item)
  if (empty.length === 0) return true
  const id = '_id' in item ? String(item._id) : 'without an id'
  onLeftOut(`The ${String(item._type)} ${id} is not listed: it lacks ${empty.join(', ')}.`)
  return false
}
