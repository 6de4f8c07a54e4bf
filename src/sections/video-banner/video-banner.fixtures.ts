import type {SectionProps} from '#content/section-props.ts'
import {exampleVideo} from '#content/testing/example-video.ts'

type VideoBanner = SectionProps<'videoBanner'>['section']

const full: VideoBanner = {
  _key: 'full',
  _type: 'videoBanner',
  anchor: 'banner',
  heading: 'Care that comes to your door',
  text: 'No travel. No waiting room. Time to talk in a place you know.',
  tags: ['Trust', 'Kindness', 'Clarity', 'Privacy', 'Home'],
  clip: exampleVideo,
  clipUploadedOn: '2026-11-20T08:00:00Z',
  pauseLabel: 'Pause background video',
  playLabel: 'Play background video',
  transcriptLabel: 'What happens in the video',
  short: null,
}

export const videoBannerFixtures = {
  full,
  short: {...full, _key: 'short', anchor: null, tags: null, short: true},
  bare: {
    ...full,
    _key: 'bare',
    anchor: null,
    text: null,
    tags: null,
    clip: {...full.clip, transcript: null, webm: null},
  },
} satisfies Record<string, VideoBanner>
