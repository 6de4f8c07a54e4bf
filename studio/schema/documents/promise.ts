import {promiseStates} from '#shared/claims.ts'
import {listRow} from '#studio/schema/preview-line.ts'
import {
  defineDocument,
  choice,
  dayFromToday,
  field,
  fieldsOf,
  optionalParagraph,
  paragraph,
} from '#studio/schema/fields.ts'

const stateTitles = {
  open: 'Not done yet',
  kept: 'Kept',
  late: 'Not kept in time',
  broken: 'Not kept',
} satisfies Record<(typeof promiseStates)[number], string>

export const promise = defineDocument({
  name: 'promise',
  title: 'Promise',
  description:
    'What we said in public, when, and whether it was kept. Stands on the page What is new and in its feed.',
  fields: fieldsOf({
    text: paragraph('What we said, in the words we used.'),
    saidOn: dayFromToday('When we said it. Visitors see the month and the year.'),
    state: choice(
      'Whether it was kept. Never delete a promise that was not kept.',
      promiseStates.map((value) => ({value, title: stateTitles[value]})),
      'open',
    ),
    changedOn: field('date', 'When its state last changed. May stay empty while it is open.'),
    outcome: optionalParagraph('What became of it, in one or two sentences.'),
  }),
  orderings: [{title: 'Newest first', name: 'saidOn', by: [{field: 'saidOn', direction: 'desc'}]}],
  preview: listRow({title: 'text', state: 'state', saidOn: 'saidOn'}, ({state, saidOn}) => [
    promiseStates.filter((known) => known === state).map((known) => stateTitles[known])[0],
    saidOn,
  ]),
})
