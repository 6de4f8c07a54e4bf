import type {SectionProps} from '#content/section-props.ts'
import {exampleClip} from '#content/testing/example-clip.ts'

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
      ...exampleClip,
      label: `${step.title}, as a clip.`,
      transcript: 'A front door opens. No speech.',
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
