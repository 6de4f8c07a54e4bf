import {visitModes} from '#shared/clinicians.ts'
import {isListedLanguage, type LanguageFields} from '#studio/inputs/languages.ts'
import * as f from '#studio/schema/fields.ts'
import {checkPosition} from '#studio/validation/position.ts'

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

export const spokenLanguage = f.defineObject({
  name: 'spokenLanguage',
  title: 'Language',
  fields: {
    name: f.line('The language in English, chosen from the list that opens, or any other.'),
    greeting: f.optionalLine('Hello in that language, in its own script, such as: Helo.'),
    lang: {
      ...f.titled(
        'Code of the language',
        f.line(
          'The code of a language that is not in the list, such as nv or zh-Hans: screen readers need it.',
        ),
      ),
      hidden: ({parent}: {parent?: LanguageFields}) =>
        parent?.name === undefined || isListedLanguage(parent),
      validation: (rule) =>
        rule.required().regex(languageTag, {name: 'language code', invert: false}),
    },
  },
})

export const visitArea = f.defineObject({
  name: 'visitArea',
  title: 'Part of London',
  fields: {
    name: f.line('The neighbourhood, such as: Kentish Town.'),
    note: f.optionalLine('When the person is there, in a few words, such as: Most days.'),
    position: f.custom({
      type: 'geopoint',
      description: 'The middle of the neighbourhood. Never a home or a clinic.',
      validation: (rule) => rule.required().custom(checkPosition),
    }),
  },
})

export const modePrice = f.defineObject({
  name: 'modePrice',
  title: 'Price of a kind of visit',
  fields: {
    mode: f.choice(
      'Which kind of visit it is.',
      visitModes.map((value) => ({value, title: value})),
    ),
    text: f.line('The price in words, such as: From {priceFrom}.'),
  },
})
