import {z} from 'zod'
import {lenientArray} from '#lib/lenient-array.ts'

/** Kinds of results, in display order. */
export const searchKinds = ['pages', 'questions', 'people', 'guides', 'updates'] as const

export type SearchKind = (typeof searchKinds)[number]

const names = z.object({
  pages: z.string(),
  questions: z.string(),
  people: z.string(),
  guides: z.string(),
  updates: z.string(),
})

const sign = z.object({
  text: z.string(),
  words: z.array(z.string()).nullable(),
  isHidden: z.boolean().nullable(),
})

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** A list that older datasets lack. */
function optionalList<Item extends z.ZodType>(item: Item) {
  return lenientArray(item)
    .nullish()
    .transform((items) => items ?? [])
}

const link = z.object({label: z.string(), href: z.string()})

/** Keywords of symptoms, phrases that contain one but ask for a service, and the advice for symptoms. */
const symptoms = z.object({
  words: lenientArray(z.string()),
  exceptions: optionalList(z.string()),
  card: z.object({
    prefix: optionalText,
    heading: z.string(),
    warning: optionalText,
    bullets: lenientArray(z.string()),
    note: optionalText,
    links: lenientArray(link),
  }),
  guide: link,
})

const synonyms = z.object({words: lenientArray(z.string())})

const suggestion = z.object({path: z.string(), title: z.string(), description: optionalText})

/** Copy of the search section on `/search`. */
export const searchCopySchema = z.object({
  heading: z.string(),
  label: z.string(),
  /** Examples above the field; older datasets have none. */
  hint: optionalText,
  button: z.string(),
  privacyNote: z.string(),
  labels: z.object({
    one: z.string(),
    many: z.string(),
    none: z.string(),
    forQuery: z.string(),
  }),
  groupNames: names,
  kindNames: names,
  noneHeading: z.string(),
  noneText: z.string(),
  suggestionsHeading: z.string(),
  suggestions: lenientArray(suggestion),
  /** Link to the contact page, shown when nothing was found. */
  contact: link.nullish().catch(null),
  synonyms: optionalList(synonyms),
  urgent: z.object({
    prefix: z.string(),
    heading: z.string(),
    signs: lenientArray(sign),
    callLabel: z.string(),
    note: z.string(),
    resultsNote: z.string(),
  }),
  // Optional: older datasets lack the field, and its card may be unpublished.
  symptoms: symptoms.nullish().catch(null),
})

/** A searchable document. */
export const searchEntrySchema = z.object({
  /** Document id. */
  id: z.string(),
  kind: z.enum(searchKinds),
  /** Replaces the name of the kind above the title, such as a specialty. */
  label: z.string().nullable(),
  path: z.string(),
  title: z.string(),
  description: optionalText,
  /** Whether it is a question that only a referring page shows. */
  isUnlisted: z.boolean().nullish(),
  /** Whether it is an area, whose description is the same as that of other areas and not searched. */
  isArea: z.boolean().nullish(),
  /** Date of an update, which determines its list page. */
  date: z.string().nullish(),
  /** Remaining text, searched and quoted in excerpts. */
  text: z.string(),
})

/** Search content in memory, and on disk for a process that starts while the content lake is unavailable. */
export const searchContentSchema = z.object({
  copy: searchCopySchema,
  entries: z.array(searchEntrySchema),
})

export type SearchCopy = z.output<typeof searchCopySchema>
export type SearchEntry = z.output<typeof searchEntrySchema>
export type SearchContent = z.output<typeof searchContentSchema>
export type UrgentSign = z.output<typeof sign>
export type Symptoms = z.output<typeof symptoms>
