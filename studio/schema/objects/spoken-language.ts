import {defineType} from 'sanity'
import {line, optionalLine, titled} from '#studio/schema/fields.ts'

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

export const spokenLanguage = defineType({
  name: 'spokenLanguage',
  title: 'Language',
  type: 'object',
  fields: [
    line('name', 'The language in English, such as: Welsh.'),
    optionalLine('greeting', 'Hello in that language, in its own script, such as: Helo.'),
    {
      ...titled(
        'Code of the language',
        line('lang', 'The code of the language, such as cy or zh-Hans: screen readers need it.'),
      ),
      validation: (rule) =>
        rule.required().regex(languageTag, {name: 'language code', invert: false}),
    },
  ],
  preview: {select: {title: 'name', subtitle: 'greeting'}},
})
