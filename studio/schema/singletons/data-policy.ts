import {defineArrayMember, defineField, defineType} from 'sanity'
import {
  inGroup,
  line,
  optionalLine,
  required,
  requiredLines,
  toggle,
  titled,
} from '#studio/schema/fields.ts'

const retentionRow = defineArrayMember({
  name: 'retentionRow',
  title: 'What is kept',
  type: 'object',
  fields: [
    line('when', 'What a visitor does, such as: Join the waitlist.'),
    line('collect', 'What is collected then.'),
    line('why', 'What it is for.'),
    titled(
      'Legal reason',
      line('basis', 'What the law calls the reason for keeping it, such as: Consent.'),
    ),
    line(
      'keep',
      'How long it is kept. The website deletes it by itself: ask a developer to change the time there too.',
    ),
    optionalLine('keepNote', 'A few words about that time.'),
  ],
  preview: {select: {title: 'when', subtitle: 'keep'}},
})

const processor = defineArrayMember({
  name: 'processor',
  title: 'Company',
  type: 'object',
  fields: [
    line('name', 'The company, or what it is while none is chosen.'),
    line('role', 'What it does for us.'),
    line('where', 'Where it keeps data.'),
    titled(
      'Chosen and named',
      toggle('isConfirmed', 'Whether the company is chosen and named.', false),
    ),
  ],
  preview: {select: {title: 'name', subtitle: 'role'}},
})

export const dataPolicy = defineType({
  name: 'dataPolicy',
  title: 'Data policy',
  type: 'document',
  description:
    'What we promise about data. The privacy notice and the page about trust both show it.',
  groups: [
    {name: 'policy', title: 'What we promise', default: true},
    {name: 'labels', title: 'Headings of the tables'},
  ],
  fields: [
    ...inGroup('policy', [
      defineField({
        name: 'updated',
        type: 'date',
        description: 'The day of the last change.',
        validation: required,
      }),
      requiredLines('promises', 'What we promise, one line each.'),
      defineField({
        name: 'retention',
        type: 'array',
        description: 'What is kept, and how long.',
        of: [retentionRow],
        validation: (rule) => rule.required().min(1),
      }),
      defineField({
        name: 'processors',
        type: 'array',
        description: 'Companies that use data for us.',
        of: [processor],
        validation: (rule) => rule.required().min(1),
      }),
    ]),
    ...inGroup('labels', [
      line('whenLabel', 'The heading of the column of what a visitor does.'),
      line('collectLabel', 'The heading of the column of what is collected.'),
      line('whyLabel', 'The heading of the column of what it is for.'),
      line('basisLabel', 'The heading of the column of legal reasons.'),
      line('keepLabel', 'The heading of the column of times.'),
      line('companyLabel', 'The heading of the column of companies.'),
      line('roleLabel', 'The heading of the column of what they do.'),
      line('whereLabel', 'The heading of the column of countries.'),
      line('unconfirmedLabel', 'The words at a company that is not chosen yet.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Data policy'})},
})
