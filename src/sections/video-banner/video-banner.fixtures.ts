import type {SectionProps} from '#content/section-props.ts'

type VideoBanner = SectionProps<'videoBanner'>['section']

const full: VideoBanner = {
  _key: 'full',
  _type: 'videoBanner',
  anchor: 'banner',
  heading: 'Care that comes to your door',
  text: 'No travel. No waiting room. Time to talk in a place you know.',
  tags: ['Trust', 'Kindness', 'Clarity', 'Privacy', 'Home'],
  clip: {
    label: 'A London terrace at dusk.',
    transcript: 'One window after another lights up. No speech.',
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
  clipUploadedOn: '2026-11-20T08:00:00Z',
  pauseLabel: 'Pause background video',
  playLabel: 'Play background video',
  transcriptLabel: 'What happens in the video',
  short: null,
}

/** States the section is looked at and tested in. */
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
