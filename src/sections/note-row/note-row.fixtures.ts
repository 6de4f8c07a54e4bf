import type {SectionProps} from '#content/section-props.ts'

type NoteRow = SectionProps<'noteRow'>['section']

const note = (key: string, heading: string, text: string): NoteRow['notes'][number] => ({
  _key: key,
  heading,
  body: [
    {
      _key: 'block',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: 'span', _type: 'span', marks: [], text}],
    },
  ],
})

const full: NoteRow = {
  _key: 'full',
  _type: 'noteRow',
  anchor: null,
  notes: [
    note('ill', 'If you feel ill now', 'Please do not wait for our answer.'),
    note('help', 'If you need help with this form', 'Call us and we can fill it in with you.'),
    note('data', 'Questions about your data', 'You can ask for a copy of your details.'),
  ],
}

/** States the section is looked at and tested in. */
export const noteRowFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    notes: full.notes.map(({_key, heading}) => note(_key, heading, `${heading}. `.repeat(12))),
  },
  one: {...full, _key: 'one', notes: full.notes.slice(0, 1)},
} satisfies Record<string, NoteRow>
