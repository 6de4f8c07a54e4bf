import type {SectionProps} from '#content/section-props.ts'

export const exampleVideo: NonNullable<SectionProps<'videoBanner'>['section']['clip']> = {
  label: 'A London terrace at dusk.',
  transcript: 'One window after another lights up. No speech.',
  mp4: 'files/local/production/015b7acca8e2b13fc365f0d138b2f471e6f0be07.mp4',
  webm: 'files/local/production/f818187672f9f4aca20196d414e2ab218a3b684b.webm',
  captions: null,
  captionsLabel: null,
  dark: null,
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
}
