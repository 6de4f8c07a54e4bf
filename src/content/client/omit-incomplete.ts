import type {AllSanitySchemaTypes} from '#content/generated/sanity.types.ts'
import {emptyFields, type RequiredFields} from './required-fields.ts'

type ListedType = 'area' | 'clinician' | 'faq' | 'promise' | 'resource' | 'testimonial' | 'update'
type FieldsOf = {
  readonly [Type in ListedType]: RequiredFields<Extract<AllSanitySchemaTypes, {_type: Type}>>
}

/** Required fields of documents in lists, as in the Studio's schema. */
const requiredFields: FieldsOf = {
  area: {name: true, slug: true, part: true, status: true},
  clinician: {
    name: true,
    slug: true,
    kind: true,
    specialty: true,
    registration: true,
    availability: true,
    modes: true,
    location: true,
    position: true,
    portrait: true,
  },
  faq: {question: true, answer: true},
  promise: {text: true, saidOn: true, state: true},
  resource: {title: true, description: true, fileType: true},
  testimonial: {quote: true, name: true, title: true},
  update: {title: true, date: true, description: true, category: true},
}

const fieldsByType = new Map<unknown, Readonly<Record<string, true>>>(
  Object.entries(requiredFields),
)

export const clinicianRequirements = Object.keys(requiredFields.clinician)

/** Returns the missing required fields of a document. Fields that the query didn't select are ignored. */
export function missingFields(document: object): string[] {
  const fields = '_type' in document ? fieldsByType.get(document._type) : undefined
  const selected = Object.keys(fields ?? {}).filter((field) => field in document)
  return emptyFields(document, Object.fromEntries(selected.map((field) => [field, true])))
}

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
  const empty = missingFields(item)
  if (empty.length === 0) return true
  const id = '_id' in item ? String(item._id) : 'without an id'
  onLeftOut(`The ${String(item._type)} ${id} is not listed: it lacks ${empty.join(', ')}.`)
  return false
}
