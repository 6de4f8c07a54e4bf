import {z} from 'zod'
import {lenientArray} from '#lib/lenient-array.ts'

/** Kinds of results. */
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
  /** Harmless for this sign only: "heart beating" is no beating. */
  exceptions: z.array(z.string()).nullish(),
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
const advice = z.object({
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

const words = z.object({words: lenientArray(z.string())})

const wordGroup = words.extend({name: z.string()})

/** Sentence that answers queries with one of the phrases, and pages that say more. */
const answer = words.extend({text: z.string(), links: optionalList(link)})

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
    join: optionalText,
  }),
  groupNames: names,
  kindNames: names,
  noneText: z.string(),
  suggestionsHeading: z.string(),
  suggestions: lenientArray(suggestion),
  /** Link to the contact page, shown when nothing was found. */
  contact: link.nullish().catch(null),
  synonyms: optionalList(words),
  /** Ideas in the phrases of emergencies, symptoms and answers. */
  wordGroups: optionalList(wordGroup),
  /** Above results that may be about somebody who is ill. */
  safetyLine: optionalText,
  answers: optionalList(answer),
  /** Answer to queries about places that have no area. */
  elsewhere: answer.nullish().catch(null),
  urgent: z.object({
    prefix: z.string(),
    heading: z.string(),
    signs: lenientArray(sign),
    exceptions: optionalList(z.string()),
    callLabel: z.string(),
    note: z.string(),
    resultsNote: z.string(),
  }),
  // Optional: older datasets lack the field, and its card may be unpublished.
  symptoms: advice.nullish().catch(null),
  /** Everyday problems, such as a mole, for which a pharmacist or the GP surgery comes before NHS 111. */
  otherProblems: advice.nullish().catch(null),
  /** Signs of labour and of trouble in pregnancy, for which the maternity unit comes before NHS 111. */
  maternity: advice.nullish().catch(null),
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
  /** Set for an area, whose description has the token `{area}`. */
  area: z
    .object({
      slug: z.string(),
      isOpen: z.boolean(),
      postcodes: z.array(z.string()),
      /** Districts that lie partly outside London, and what is said of them. */
      edgePostcodes: z.array(z.string()),
      partly: optionalText,
    })
    .nullish(),
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
export type Link = z.output<typeof link>
export type Answer = z.output<typeof answer>
export type Advice = z.output<typeof advice>
