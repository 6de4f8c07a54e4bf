import {splitWords} from '#lib/normalize-words.ts'
import * as f from './fields.ts'
import {valueAt} from '#studio/value-at.ts'

/** Groups of words that the search treats as one. */
export const synonyms = f.titled(
  'Words that mean the same',
  f.custom({
    type: 'array',
    description:
      'Whoever types one word of a list finds pages with any of them. Plurals, -ing and -ed are found without a list. These words never change which emergencies are recognized.',
    of: [
      f.defineObject({
        name: 'synonym',
        title: 'Words that mean the same',
        fields: {
          words: f.custom({
            type: 'array',
            description:
              'Such as: GP, doctor, family doctor. A phrase of several words is recognized when somebody types it. Only single words are searched for, so one of them should be a word of the site.',
            of: [{type: 'string'}],
            options: {layout: 'tags'},
            validation: (rule) => rule.required().min(2).custom(checkWords),
          }),
        },
        preview: {
          select: {words: 'words'},
          prepare: ({words}) => ({title: textsIn(words).join(', ')}),
        },
      }),
    ],
    validation: (rule) => rule.custom(checkGroups),
  }),
)

/** Ideas that phrases of emergencies, symptoms and answers name in capitals. */
export const wordGroups = f.titled(
  'Ideas in emergencies and symptoms',
  f.custom({
    type: 'array',
    description:
      'Words and phrases for one idea, such as NOT: can’t, won’t, never. The name of another idea in this list stands for its words. An emergency, symptom or answer names the idea in capitals, such as: NOT wake. A clinician has to review every change of these words.',
    of: [
      f.defineObject({
        name: 'wordGroup',
        title: 'Idea',
        fields: {
          name: f.custom({
            type: 'string',
            description: 'One word in capitals, such as: NOT.',
            validation: (rule) => rule.required().regex(/^[A-Z]+$/, {name: 'one word in capitals'}),
          }),
          words: {
            ...f.requiredLines('Plurals, -ing and -ed, and small slips are found too.'),
            options: {layout: 'tags'},
          },
        },
        preview: {
          select: {title: 'name', words: 'words'},
          prepare: ({title, words}) => ({
            title: String(title),
            subtitle: textsIn(words).join(', '),
          }),
        },
      }),
    ],
    validation: (rule) => rule.custom((_groups, {parent}) => checkIdeas(parent)),
  }),
)

/**
 * Returns a message for editors when a phrase names an idea that doesn't exist, because it would find nothing.
 *
 * @param section - the search section, as stored
 */
export function checkIdeas(section: unknown): string | true {
  const {wordGroups: groups, ...others} = recordOf(section)
  const names = new Set(
    (Array.isArray(groups) ? groups : []).map((group: unknown) => recordOf(group)['name']),
  )
  const unknown = [...phrasesIn(others)]
    .flatMap((phrase) => phrase.split(/\s+/))
    .find((word) => /^[A-Z]{2,}$/.test(word) && !names.has(word))
  return unknown === undefined
    ? true
    : `A phrase names ${unknown}, which is no idea in this list. Add it, or write the word in small letters.`
}

/** Yields the texts of all fields named `words`, except those of synonyms. */
function* phrasesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* phrasesIn(item)
  else
    for (const [field, child] of Object.entries(recordOf(value))) {
      if (field === 'words') yield* textsIn(child)
      else if (field !== 'synonyms') yield* phrasesIn(child)
    }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? {...value} : {}

/** Returns a message for editors when a list has an empty word, or nothing that can be searched for. */
export function checkWords(value: unknown): string | true {
  const words = textsIn(value).map(splitWords)
  if (words.some((parts) => parts.length === 0)) return 'Each entry needs letters or numbers.'
  return words.length === 0 || words.some((parts) => parts.length === 1)
    ? true
    : 'Add a single word: phrases are recognized, but not searched for.'
}

/** Returns a message for editors when a word stands twice, in one list or in two. */
export function checkGroups(value: unknown): string | true {
  const seen = new Set<string>()
  for (const group of Array.isArray(value) ? value : []) {
    for (const word of textsIn(valueAt(group, 'words'))) {
      const normalized = splitWords(word).join(' ')
      if (seen.has(normalized)) return `“${word}” stands twice. Keep it in one list.`
      seen.add(normalized)
    }
  }
  return true
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []
