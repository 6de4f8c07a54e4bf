import type {SectionProps} from '#content/section-props.ts'

/** States the section is looked at and tested in; what was found is put into the page when somebody asks. */
export const searchFixtures = {
  full: {
    _key: 'full',
    _type: 'search',
    anchor: null,
    heading: 'Search',
    label: 'Search this site',
    button: 'Search',
  },
} satisfies Record<string, SectionProps<'search'>['section']>
