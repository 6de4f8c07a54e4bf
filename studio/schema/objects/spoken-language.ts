import {defineType} from 'sanity'
import {isListedLanguage, type LanguageFields} from '#studio/inputs/languages.ts'
import {line, optionalLine, titled} from '#studio/schema/fields.ts'

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
