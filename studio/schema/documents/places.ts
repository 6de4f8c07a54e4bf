import {isDistrict} from '#shared/postcodes.ts'
import {previewLine} from '#studio/schema/preview-line.ts'
import * as f from '#studio/schema/fields.ts'

const districts = (description: string) =>
  f.custom({
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

export const area = f.defineDocument({
  name: 'area',
  title: 'Area',
  description:
    'A part of London and whether we visit it. The map, the list and the check of a postcode follow it.',
  fields: f.fieldsOf({
    name: f.line('The name of the area as visitors know it.'),
    slug: f.custom({
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
    part: f.choice('Under which heading of the list it stands.', {
      central: 'Central',
      east: 'East',
      north: 'North',
      south: 'South',
      west: 'West',
    }),
    postcodes: districts(
      'The first parts of its postcodes, such as N1 or SW11; EC1 stands for EC1A, EC1M and the others. One can belong to several areas.',
    ),
    edgePostcodes: districts('Those of them that reach out of Greater London.'),
    status: f.choice(
      'Whether we visit the area. After it was set to Open, an operator sends the e-mail to those who wait there.',
      {planned: 'Planned', open: 'Open', paused: 'Not open for now'},
      'planned',
    ),
    note: f.optionalParagraph('A note for visitors from this area. May stay empty.'),
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

const about = (when: string) => `${when} {area} is the postcode or the name that was typed.`

export const coverageText = f.defineSingleton({
  name: 'coverageText',
  title: 'Area check',
  description: 'The words of the check of a postcode, and of the states an area can be in.',
  ...f.tabs({
    'The check': {
      heading: f.line('The heading of the check.'),
      text: f.paragraph('What it is for, in one or two sentences.'),
      label: f.line('The words above the field.'),
      hint: f.line('A short help between label and field.'),
      button: f.line('The words of the button that checks.'),
      privacy: f.line('What happens with the postcode.'),
      invitation: f.line('Stands where the answer will be, until somebody checks.'),
    },
    Answers: {
      planned: f.paragraph(about('When all of it is planned.')),
      open: f.paragraph(about('When all of it is open.')),
      paused: f.paragraph(about('When all of it is closed for now.')),
      several: f.paragraph(about('When it lies in more than one borough.')),
      partly: f.paragraph(about('When a part of it is outside Greater London.')),
      outside: f.paragraph(about('When it is outside all areas.')),
      invalid: f.line('When it is no postcode.'),
      unknownArea: f.line(
        'What stands for {area} when the postcode is not known, such as: That postcode.',
      ),
      placeHeadline: f.optionalLine(about('The headline and title of the page of one place.')),
      codesLabel: f.optionalLine('Stands before the postcodes of a borough.'),
      join: f.line(about('The link to the waitlist.')),
      joinAnywhere: f.line('The same when the postcode is not known.'),
    },
    'States of an area': {
      statusPlanned: f.line('The word beside an area that is planned.'),
      statusOpen: f.line('The word beside an area that is open.'),
      statusPaused: f.line('The word beside an area that is closed for now.'),
    },
    'People who wait': {
      glowMeaning: f.paragraph(
        'When a borough glows on the map. {people} is 10, the fewest that make one glow.',
      ),
      noGlow: f.line('Stands above the explanation until the first borough glows.'),
      waitingLabel: f.line(
        'In the list, in answers and in the key of the map. {people} is 10, 30 or 100.',
      ),
      firstLight: f.optionalLine(
        about('The link to the waitlist after a postcode. Up to 9 people may be waiting already.'),
      ),
    },
  }),
})
