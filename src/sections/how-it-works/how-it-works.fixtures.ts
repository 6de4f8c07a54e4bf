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
        mp4: 'bc670e01eed5d0c40f20d4b76bf83bbd4d2b02d9',
        webm: 'ef0c2132098ccdebebc67192dc4ac536a20b1e77',
        poster: '74cc104a9d0cbd9a2f315dbedac65e89f33c6b8b',
      }),
    },
    {
      _key: 'visit',
      title: 'Get care at home',
      text: 'Your professional comes to you.',
      clip: clip('A GP comes to a front door.', 'The door opens. No speech.', {
        mp4: 'c60bcd072eb2fca18054dc88b4a66463c3a4ab36',
        webm: 'fac1cd418b517e1ac0d82c80622c3ee0cb8bac81',
        poster: '9c8ced3582d1b378ad7b9b17d0c883760a13b7af',
      }),
    },
  ],
  note: 'You cannot book yet.',
  pauseLabel: 'Pause the video',
  playLabel: 'Play the video',
  transcriptLabel: 'What happens in the video',
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
