import type {SectionProps} from '#content/section-props.ts'

type HowItWorks = SectionProps<'howItWorks'>['section']
type Step = HowItWorks['steps'][number]

interface ClipAssets {
  mp4: string
  webm: string
  poster: string
}

const clip = (label: string, transcript: string, assets: ClipAssets): Step['clip'] => ({
  label,
  transcript,
  mp4: `files/local/production/${assets.mp4}.mp4`,
  webm: `files/local/production/${assets.webm}.webm`,
  captions: null,
  captionsLabel: null,
  poster: {
    asset: {_type: 'reference', _ref: `image-${assets.poster}-960x540-jpg`},
    crop: null,
    hotspot: null,
    width: 960,
    height: 540,
    extension: 'jpg',
  },
})

const full: HowItWorks = {
  _key: 'full',
  _type: 'howItWorks',
  anchor: 'how-it-works',
  heading: 'From worry to visit in three steps',
  intro: 'This is how Lamplight will work when we open.',
  steps: [
    {
      _key: 'choose',
      title: 'Choose your service',
      text: 'Pick a GP, nurse, specialist or carer.',
      clip: clip('The app shows four services.', 'GP at home is chosen. No speech.', {
        mp4: 'ca67dbc142f09eb3150c36a36267f91fa5e6dfdd',
        webm: 'ea651e5c507dcc8df1d6e11af2351e212050568f',
        poster: 'd63077fc5a548a574ee90f66935116189237d3c4',
      }),
    },
    {
      _key: 'match',
      title: 'Search and book with AI',
      text: 'AI-assisted matching lists people who fit your area, language and time. You choose.',
      clip: clip('The app lists three example GPs.', 'The first time is pressed. No speech.', {
        mp4: 'e7fbff59da93e564a52be97ade2b95c8e5480786',
        webm: '9397fd4b21e446d81fa1012185072f0e51e68a1f',
        poster: 'ca333117dcba59fc18f43e6829046c192e404fc2',
      }),
    },
    {
      _key: 'visit',
      title: 'Get care at home',
      text: 'Your professional comes to you.',
      clip: clip('A GP comes to a front door.', 'The door opens. No speech.', {
        mp4: '7cb12fa6392310a062991f5e8e07230ebf6d13b6',
        webm: '7f432c2721dce27d2fee6c879b837606f2029b60',
        poster: '7fe8d8b16f3b6f57f3e8028c0bcb3dd2045bfa36',
      }),
    },
  ],
  note: 'You cannot book yet.',
  pauseLabel: 'Pause the video',
  playLabel: 'Play the video',
}

/** States the section is looked at and tested in. */
export const howItWorksFixtures = {
  full,
  withoutClips: {
    ...full,
    _key: 'without-clips',
    anchor: null,
    intro: null,
    note: null,
    steps: full.steps.map((step) => ({...step, clip: null})),
  },
} satisfies Record<string, HowItWorks>
