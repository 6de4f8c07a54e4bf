import type {SectionProps} from '#content/section-props.ts'
import {examplePerson} from '#content/testing/example-person.ts'
import {exampleVideo} from '#content/testing/example-video.ts'
import {paragraphOf} from '#content/testing/paragraph-of.ts'

type Steps = SectionProps<'steps'>['section']
type Step = Steps['steps'][number]

const step = (title: string, more: Partial<Step> = {}): Step => ({
  _key: title.toLowerCase().replaceAll(' ', '-'),
  title,
  text: null,
  body: null,
  clip: null,
  matching: null,
  ...more,
})

type Matching = NonNullable<Step['matching']>

const person = (
  id: string,
  languages: string[],
  location: string,
  availability: Matching['people'][number]['availability'],
): Matching['people'][number] => ({
  ...examplePerson(id, location),
  availability,
  languages: ['English', ...languages],
})

const choice = (label: string, ...ids: string[]) => ({
  _key: label,
  label,
  fits: ids.map((id) => `clinician-${id}`),
})

const matching: Matching = {
  heading: 'Who could come to you?',
  invite: 'Try it',
  people: [
    person('Ada', ['Igbo'], 'Kentish Town', 'Today'),
    person('Ben', ['Urdu', 'Punjabi'], 'Walthamstow', 'This afternoon'),
    person('Cat', ['Twi', 'French'], 'Peckham', 'Today'),
    person('Dan', ['Polish'], 'Hammersmith', 'This week'),
    person('Eve', ['Arabic', 'French'], 'Harrow', 'This afternoon'),
    person('Fay', ['Cantonese', 'Mandarin'], 'Clapham', 'Tomorrow'),
  ],
  groups: [
    {
      _key: 'language',
      title: 'Language',
      choices: [choice('French', 'Cat', 'Eve'), choice('Polish', 'Dan'), choice('Urdu', 'Ben')],
    },
    {
      _key: 'area',
      title: 'Area',
      choices: [choice('East', 'Ben'), choice('South', 'Cat', 'Fay'), choice('West', 'Dan', 'Eve')],
    },
    {
      _key: 'time',
      title: 'Time',
      choices: [choice('Today', 'Ada', 'Ben', 'Cat', 'Eve'), choice('Tomorrow', 'Fay')],
    },
  ],
  anyLabel: 'Any',
  fitsLabel: 'Match',
  lessLabel: 'Further down',
  countLabel: 'Matches:',
  ofLabel: 'of',
  link: {
    label: 'How matching works',
    kind: 'page',
    context: null,
    dialog: null,
    subject: null,
    address: null,
    page: {addressOf: 'page-how-matching-works', path: '/how-matching-works'},
  },
}

const section = (layout: Steps['layout'], more: Partial<Steps>): Steps => ({
  _key: layout,
  _type: 'steps',
  anchor: layout,
  layout,
  heading: 'From worry to visit in three steps',
  intro: 'This is how it will work when we open.',
  steps: [],
  note: null,
  after: null,
  reasonsHeading: null,
  reasons: null,
  pauseLabel: 'Pause the video',
  playLabel: 'Play the video',
  transcriptLabel: 'What happens in the video',
  ...more,
})

const steps = [
  step('Choose your service', {text: 'Pick a GP, nurse, specialist or carer.'}),
  step('Search and book with AI', {text: 'Matching lists people who fit. You choose.'}),
  step('Get care at home', {text: 'Your professional comes to you.'}),
]

const stepsWithClips = steps.map((each) => ({
  ...each,
  clip: {...exampleVideo, label: `${each.title}, as a clip.`},
}))

/** The first step is the selected one, so that screenshots show its choices. */
const stepsToTry = stepsWithClips.map((each, index) => ({
  ...each,
  matching: index === 0 ? matching : null,
}))

const reasons: NonNullable<Steps['reasons']> = [
  {_key: 'checked', title: 'Checked', text: 'You will see the number.', icon: 'registered'},
  {_key: 'times', title: 'Times that fit', text: 'We plan evening slots.', icon: 'times'},
]

const full = section('screen', {steps: stepsWithClips, note: 'You cannot book yet.'})

export const stepsFixtures = {
  full,
  screenWithoutClips: {
    ...full,
    _key: 'without-clips',
    anchor: null,
    intro: null,
    note: null,
    steps,
  },
  matching: {...full, _key: 'matching', anchor: null, steps: stepsToTry},
  matchingWithoutPeople: {
    ...full,
    _key: 'matching-without-people',
    anchor: null,
    steps: stepsToTry.map((each) => ({
      ...each,
      matching: each.matching && {...each.matching, people: []},
    })),
  },
  videos: section('videos', {steps: stepsWithClips}),
  ledger: section('ledger', {steps}),
  ledgerLong: section('ledger', {
    _key: 'ledger-long',
    anchor: null,
    intro: null,
    steps: steps.map((each) => ({...each, text: `${each.text} `.repeat(6).trim()})),
  }),
  arches: section('arches', {
    intro: null,
    steps: [
      step('Tell us', {
        body: paragraphOf('Write to privacy@lamplight.example and say what happened.'),
      }),
      step('We answer', {body: paragraphOf('Within a month.')}),
    ],
    after: paragraphOf('You can also call 0303 123 1113.'),
  }),
  withReasons: section('withReasons', {
    steps,
    reasonsHeading: '6 reasons to choose our specialists',
    reasons,
  }),
  withReasonsAndClips: section('withReasons', {
    _key: 'with-reasons-and-clips',
    anchor: null,
    intro: null,
    steps: stepsWithClips,
    reasonsHeading: '6 reasons to choose our specialists',
    reasons,
  }),
} satisfies Record<string, Steps>
