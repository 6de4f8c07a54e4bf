import {visitModes} from '#shared/clinicians.ts'
import {isListedLanguage, type LanguageFields} from '#studio/inputs/languages.ts'
import {choice, custom, defineObject, line, optionalLine, titled} from '#studio/schema/fields.ts'
import {checkPosition} from '#studio/validation/position.ts'

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

export const spokenLanguage = defineObject({
  name: 'spokenLanguage',
  title: 'Language',
  fields: {
    name: line('The language in English, chosen from the list that opens, or any other.'),
    greeting: optionalLine('Hello in that language, in its own script, such as: Helo.'),
    lang: {
      ...titled(
        'Code of the language',
        line(
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

export const visitArea = defineObject({
  name: 'visitArea',
  title: 'Part of London',
  fields: {
    name: line('The neighbourhood, such as: Kentish Town.'),
    note: optionalLine('When the person is there, in a few words, such as: Most days.'),
    position: custom({
      type: 'geopoint',
      description: 'The middle of the neighbourhood. Never a home or a clinic.',
      validation: (rule) => rule.required().custom(checkPosition),
    }),
  },
})

export const modePrice = defineObject({
  name: 'modePrice',
  title: 'Price of a kind of visit',
  fields: {
    mode: choice(
      'Which kind of visit it is.',
      visitModes.map((value) => ({value, title: value})),
    ),
    text: line('The price in words, such as: From {priceFrom}.'),
  },
})
