import {isDistrict} from '#shared/postcodes.ts'
import {previewLine} from '#studio/schema/preview-line.ts'
import {
  defineDocument,
  choice,
  custom,
  fieldsOf,
  line,
  optionalParagraph,
} from '#studio/schema/fields.ts'

const districts = (description: string) =>
  custom({
    type: 'array',
    description,
    of: [{type: 'string'}],
    validation: (rule) =>
      rule.unique().custom((value) => {
        const wrong = (Array.isArray(value) ? value : []).filter(
          (code) => typeof code !== 'string' || !isDistrict(code),
        )
        return wrong.length === 0
          ? true
          : `Write first parts of postcodes in capitals, such as N1 or SW11: ${wrong.join(', ')}`
      }),
  })

export const area = defineDocument({
  name: 'area',
  title: 'Area',
  description:
    'A part of London and whether we visit it. The map, the list and the check of a postcode follow it.',
  fields: fieldsOf({
    name: line('The name of the area as visitors know it.'),
    slug: custom({
      title: 'Name in addresses',
      type: 'slug',
      description:
        'The name in addresses, such as tower-hamlets. A borough is found on the map by it.',
      options: {source: 'name'},
      validation: (rule) =>
        rule
          .required()
          .custom((slug) =>
            slug?.current === undefined || /^[a-z]+(-[a-z]+)*$/.test(slug.current)
              ? true
              : 'Use lower-case words joined by hyphens.',
          ),
    }),
    part: choice('Under which heading of the list it stands.', [
      {value: 'central', title: 'Central'},
      {value: 'east', title: 'East'},
      {value: 'north', title: 'North'},
      {value: 'south', title: 'South'},
      {value: 'west', title: 'West'},
    ]),
    postcodes: districts(
      'The first parts of its postcodes, such as N1 or SW11; EC1 stands for EC1A, EC1M and the others. One can belong to several areas.',
    ),
    edgePostcodes: districts('Those of them that reach out of Greater London.'),
    status: choice(
      'Whether we visit the area. After it was set to Open, an operator sends the e-mail to those who wait there.',
      [
        {value: 'planned', title: 'Planned'},
        {value: 'open', title: 'Open'},
        {value: 'paused', title: 'Not open for now'},
      ],
      'planned',
    ),
    note: optionalParagraph('A note for visitors from this area. May stay empty.'),
  }),
  preview: {
    select: {title: 'name', status: 'status', postcodes: 'postcodes'},
    prepare: ({
      title,
      status,
      postcodes,
    }: {
      title?: string
      status?: string
      postcodes?: string[]
    }) => ({
      title: title ?? 'Without a name',
      subtitle: previewLine(status, ...(postcodes ?? [])),
    }),
  },
})
