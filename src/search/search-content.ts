import {z} from 'zod'
import {readableItems} from '#lib/lenient-array.ts'

/** The kinds of what can be found, in the order of the results. */
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

/** What may not have been written yet. */
const optionalText = z
  .string()
  .nullable()
  .transform((text) => text ?? '')

const link = z.object({label: z.string(), href: z.string()})

/** The words of symptoms, and where they lead. */
const symptoms = z.object({
  words: readableItems(z.string()),
  card: z.object({
    prefix: optionalText,
    heading: z.string(),
    bullets: readableItems(z.string()),
    note: optionalText,
    links: readableItems(link),
  }),
  guide: link,
})

const suggestion = z.object({path: z.string(), title: z.string(), description: optionalText})

/** What the search says, as its section on the page `/search` has it. */
export const searchCopySchema = z.object({
  heading: z.string(),
  label: z.string(),
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
  suggestions: readableItems(suggestion),
  urgent: z.object({
    prefix: z.string(),
    heading: z.string(),
    signs: readableItems(sign),
    callLabel: z.string(),
    note: z.string(),
    resultsNote: z.string(),
  }),
  // The search works without it: older datasets lack the field, and its card may be unpublished.
  symptoms: symptoms.nullish().catch(null),
})

/** What can be found of a document. */
export const searchEntrySchema = z.object({
  /** Of the document that it is about. */
  id: z.string(),
  kind: z.enum(searchKinds),
  /** What stands before the title where it is not the name of the kind, such as a specialty. */
  label: z.string().nullable(),
  path: z.string(),
  title: z.string(),
  description: optionalText,
  /** Whether it is a question that no list shows: it stands where a page refers to it. */
  isUnlisted: z.boolean().nullish(),
  /** Of an update: what its place in their list follows from. */
  date: z.string().nullish(),
  /** Everything else it says; found, and shown where the words were found in it. */
  text: z.string(),
})

/** What the search holds in memory, and on disk for a process that starts while the content lake is away. */
export const searchContentSchema = z.object({
  copy: searchCopySchema,
  entries: z.array(searchEntrySchema),
})

export type SearchCopy = z.output<typeof searchCopySchema>
export type SearchEntry = z.output<typeof searchEntrySchema>
export type SearchContent = z.output<typeof searchContentSchema>
export type UrgentSign = z.output<typeof sign>
export type Symptoms = z.output<typeof symptoms>
