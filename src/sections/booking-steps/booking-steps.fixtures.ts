import type {SectionProps} from '#content/section-props.ts'

type BookingSteps = SectionProps<'bookingSteps'>['section']

const full: BookingSteps = {
  _key: 'full',
  _type: 'bookingSteps',
  anchor: 'how',
  heading: 'Book a GP in 3 steps',
  intro: 'This is how it will work when we open.',
  steps: [
    {_key: 'a', title: 'Tell us what you need', text: 'Choose GP at home.'},
    {_key: 'b', title: 'Choose your GP', text: 'See who is free, and the full price.'},
    {_key: 'c', title: 'Have your visit', text: 'Your GP comes to your home.'},
  ].map((step) => ({
    ...step,
    clip: {
      label: `${step.title}, as a clip.`,
      transcript: 'A front door opens. No speech.',
      mp4: 'files/local/production/015b7acca8e2b13fc365f0d138b2f471e6f0be07.mp4',
      webm: 'files/local/production/f818187672f9f4aca20196d414e2ab218a3b684b.webm',
      captions: null,
      captionsLabel: null,
      poster: {
        asset: {
          _type: 'reference',
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
  pauseLabel: 'Pause video',
  playLabel: 'Play video',
  transcriptLabel: 'What happens in the video',
}

/** States the section is looked at and tested in. */
export const bookingStepsFixtures = {
  full,
  withoutClips: {
    ...full,
    _key: 'without-clips',
    anchor: null,
    intro: null,
    steps: full.steps.map((step) => ({...step, clip: null})),
  },
} satisfies Record<string, BookingSteps>
