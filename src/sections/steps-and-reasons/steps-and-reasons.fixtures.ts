import type {SectionProps} from '#content/section-props.ts'

type StepsAndReasons = SectionProps<'stepsAndReasons'>['section']

const full: StepsAndReasons = {
  _key: 'full',
  _type: 'stepsAndReasons',
  anchor: 'how',
  heading: 'Book a specialist in 3 steps',
  intro: 'This is how it will work when we open.',
  steps: [
    {_key: 'a', title: 'Choose a specialty', text: 'Such as skin or heart.', clip: null},
    {_key: 'b', title: 'Choose how to meet', text: 'Home, clinic or video.', clip: null},
    {_key: 'c', title: 'Talk to your specialist', text: 'You get a summary.', clip: null},
  ],
  pauseLabel: 'Pause video',
  playLabel: 'Play video',
  transcriptLabel: 'What happens in the video',
  reasonsHeading: '6 reasons to choose our specialists',
  reasons: [
    {_key: 'a', icon: 'registered', title: 'Registered', text: 'You will see the number.'},
    {_key: 'b', icon: 'meet', title: 'Home, clinic or video', text: 'In the way that suits you.'},
    {_key: 'c', icon: 'times', title: 'Times that fit', text: 'We plan evening slots.'},
    {_key: 'd', icon: 'price', title: 'Clear prices', text: 'You see the full price first.'},
    {_key: 'e', icon: 'cancel', title: 'Free to cancel', text: 'Up to 24 hours before.'},
    {_key: 'f', icon: 'joined', title: 'Joined-up care', text: 'With your consent.'},
  ],
}

/** States the section is looked at and tested in. */
export const stepsAndReasonsFixtures = {
  full,
  withClip: {
    ...full,
    _key: 'with-clip',
    anchor: null,
    steps: full.steps.map((step) => ({
      ...step,
      clip: {
        label: 'The app lists three example GPs.',
        transcript: 'One time is pressed. No speech.',
        mp4: 'files/local/production/015b7acca8e2b13fc365f0d138b2f471e6f0be07.mp4',
        webm: null,
        captions: null,
        captionsLabel: null,
        poster: {
          asset: {
            _type: 'reference' as const,
            _ref: 'image-21218d7ec85478d11db5994274ecc46347519ba9-1280x720-jpg',
          },
          crop: null,
          hotspot: null,
          width: 1280,
          height: 720,
          extension: 'jpg',
        },
      },
    })),
  },
  bare: {...full, _key: 'bare', anchor: null, intro: null, steps: [], reasons: []},
} satisfies Record<string, StepsAndReasons>
