import type {SectionProps} from '#content/section-props.ts'
import {examplePicture} from '#content/testing/example-picture.ts'
import {paragraphOf} from '#content/testing/paragraph-of.ts'

type Points = SectionProps<'points'>['section']
type Item = Points['items'][number]

const point = (title: string, more: Partial<Item> = {}): Item => ({
  _key: title,
  title,
  text: null,
  body: null,
  icon: null,
  label: null,
  price: null,
  picture: null,
  ...more,
})

const section = (layout: Points['layout'], more: Partial<Points>): Points => ({
  _key: layout,
  _type: 'points',
  anchor: layout,
  layout,
  heading: 'What matters to us',
  intro: null,
  items: [],
  picture: null,
  link: null,
  note: null,
  ...more,
})

const values = [
  point('Trust and safety', {text: 'You will see who is coming.', icon: 'registered'}),
  point('Clinical excellence', {text: 'We follow national guidance.', icon: 'badge'}),
  point('Compassion and respect', {text: 'We listen first.', icon: 'joined'}),
  point('Care at home', {text: 'Many of us feel calmer at home.', icon: 'meet'}),
  point('Accessible for everyone', {text: 'We write in plain English.', icon: 'document'}),
  point('Privacy by design', {text: 'We ask only for what we need.', icon: 'privacy'}),
]

/** Every layout with all its fields. */
const layouts = {
  full: section('columns', {
    intro: 'Six things we hold on to.',
    items: values,
    picture: examplePicture,
  }),
  checks: section('checks', {
    heading: 'A visit that feels like a visit',
    items: [
      point('Time to talk.', {text: 'One home and one person, with no queue.'}),
      point('Your notes stay yours.', {text: 'We will ask before we share.'}),
      point('Clear prices.', {text: 'You’ll see the full price before you book.'}),
      point('Plans change.', {text: 'Cancel up to 24 hours before your visit.'}),
    ],
    picture: examplePicture,
    link: {
      label: 'About GP visits',
      kind: 'page',
      context: null,
      dialog: null,
      subject: null,
      address: null,
      page: {addressOf: 'page-gp-visit', path: '/gp-visit'},
    },
  }),
  rows: section('rows', {
    items: values,
    picture: examplePicture,
    note: paragraphOf('We’re not open yet, so these are promises.'),
  }),
  beside: section('beside', {
    heading: 'What a nurse will help with',
    intro: 'Nurse at home is coming soon.',
    link: {
      label: 'Tell us if you would use it',
      kind: 'dialog',
      context: null,
      dialog: 'interest',
      subject: 'nurse',
      address: null,
      page: {addressOf: 'page-not-available-yet', path: '/not-available-yet'},
    },
    items: [
      point('Dressings', {text: 'Cleaning a wound and changing its dressing.'}),
      point('Injections', {text: 'Giving an injection that you’ve been prescribed.'}),
      point('Blood tests', {text: 'Taking a sample in your own armchair.'}),
      point('Checks', {text: 'Measuring your blood pressure.'}),
    ],
  }),
  reasons: section('reasons', {
    heading: '6 reasons to choose our doctors',
    intro: 'What families told us that they need.',
    items: values,
  }),
  grid: section('grid', {heading: 'What we can do together', items: values}),
  facts: section('facts', {
    heading: 'Who keeps an eye on it',
    items: [
      point('Last checked', {body: paragraphOf('Not yet. We are not open.')}),
      point('If it looks wrong', {body: paragraphOf('Tell us. A person will read it.')}),
    ],
  }),
  notes: section('notes', {
    heading: null,
    items: [
      point('If you feel ill now', {body: paragraphOf('Please do not wait for our reply.')}),
      point('If you need help with this form', {body: paragraphOf('Call us.')}),
      point('Questions about your data', {body: paragraphOf('You can ask for a copy.')}),
    ],
  }),
  numbers: section('numbers', {
    heading: 'Terms & Conditions',
    intro: 'These points are a summary.',
    items: [
      point('You are registered and licensed for the work you do'),
      point('You have indemnity that covers home visits'),
      point('You or we can end the agreement in writing'),
    ],
    note: paragraphOf('Ask us about a policy.'),
  }),
  pictures: section('pictures', {
    heading: '3 ways to meet',
    intro: 'You choose. If one isn’t right for you, we’ll say before you book.',
    items: [
      point('At your own table', {
        label: 'Home',
        text: 'Good when leaving the house is hard.',
        price: 'From £149',
        picture: examplePicture,
      }),
      point('On your own screen', {
        label: 'Video',
        text: 'Good for results and second opinions.',
        picture: examplePicture,
      }),
      point('At a London clinic', {
        label: 'Clinic',
        text: 'Needed for some tests.',
        picture: examplePicture,
      }),
    ],
  }),
} satisfies Record<string, Points>

const longer = (text: string | null) => text && `${text} `.repeat(6).trim()

/** The same with texts longer than an editor should write. */
const longLayouts = Object.fromEntries(
  Object.entries<Points>(layouts).map(([name, content]) => [
    `${name}Long`,
    {
      ...content,
      _key: `${content._key}-long`,
      anchor: null,
      heading: content.heading && `${content.heading}, and everything that belongs to it`,
      items: content.items.map((item) => ({...item, text: longer(item.text)})),
    },
  ]),
)

export const pointsFixtures = {...layouts, ...longLayouts}
