import {defineField, defineType} from 'sanity'
import {visitModes} from '#shared/clinicians.ts'
import {isListedLanguage, type LanguageFields} from '#studio/inputs/languages.ts'
import {choice, line, optionalLine, titled} from '#studio/schema/fields.ts'
import {checkPosition} from '#studio/validation/position.ts'

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

export const spokenLanguage = defineType({
  name: 'spokenLanguage',
  title: 'Language',
  type: 'object',
  fields: [
    line('name', 'The language in English, chosen from the list that opens, or any other.'),
    optionalLine('greeting', 'Hello in that language, in its own script, such as: Helo.'),
    {
      ...titled(
        'Code of the language',
        line(
          'lang',
          'The code of a language that is not in the list, such as nv or zh-Hans: screen readers need it.',
        ),
      ),
      hidden: ({parent}: {parent?: LanguageFields}) =>
        parent?.name === undefined || isListedLanguage(parent),
      validation: (rule) =>
        rule.required().regex(languageTag, {name: 'language code', invert: false}),
    },
  ],
  preview: {select: {title: 'name', subtitle: 'greeting'}},
})

export const visitArea = defineType({
  name: 'visitArea',
  title: 'Part of London',
  type: 'object',
  fields: [
    line('name', 'The neighbourhood, such as: Kentish Town.'),
    optionalLine('note', 'When the person is there, in a few words, such as: Most days.'),
    defineField({
      name: 'position',
      type: 'geopoint',
      description: 'The middle of the neighbourhood. Never a home or a clinic.',
      validation: (rule) => rule.required().custom(checkPosition),
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'note'}},
})

export const modePrice = defineType({
  name: 'modePrice',
  title: 'Price of a kind of visit',
  type: 'object',
  fields: [
    choice(
      'mode',
      'Which kind of visit it is.',
      visitModes.map((value) => ({value, title: value})),
    ),
    line('text', 'The price in words, such as: From {priceFrom}.'),
  ],
  preview: {select: {title: 'mode', subtitle: 'text'}},
})
