import type {SectionProps} from '#content/section-props.ts'
import {exampleClinician, exampleLanguage} from '#content/testing/example-clinician.ts'
import {examplePager} from '#content/testing/example-pager.ts'

type LanguageFinder = SectionProps<'languageFinder'>['section']
type Person = LanguageFinder['clinicians'][number]
type Language = NonNullable<Person['languages']>[number]

const english = exampleLanguage('English', 'Hello', 'en')

const person = (slug: string, name: string, languages: Language[]): Person => ({
  ...exampleClinician(slug, name, 'Kentish Town'),
  languages,
})

const full: LanguageFinder = {
  _key: 'full',
  _type: 'languageFinder',
  anchor: 'languages',
  heading: 'Who speaks your language?',
  text: 'Choose a language to see who speaks it.',
  everyone: null,
  jumpLabel: 'Languages',
  nobody: 'There is nobody in this list yet.',
  sampleNote: 'These are example profiles. They are not real people.',
  interpreterHeading: 'Ask for an interpreter',
  interpreterText: 'Tell us which language you need.',
  interpreterLink: {
    label: 'Contact us',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-contact', path: '/contact'},
  },
  listPath: '/languages',
  pager: examplePager,
  clinicianTotal: 2,
  clinicians: [
    person('adaeze-thornbury', 'Dr Adaeze Thornbury', [
      english,
      exampleLanguage('Igbo', 'Ndewo', 'ig'),
    ]),
    person('imran-callowby', 'Dr Imran Callowby', [
      english,
      exampleLanguage('Urdu', 'السلام علیکم', 'ur'),
    ]),
  ],
}

export const languageFinderFixtures = {
  full,
  everyoneSpeaks: {...full, _key: 'everyone', everyone: 'Everyone here speaks English.'},
  withoutPeople: {
    ...full,
    _key: 'without-people',
    anchor: null,
    text: null,
    clinicianTotal: 0,
    clinicians: [],
  },
} satisfies Record<string, LanguageFinder>
