import type {SectionProps} from '#content/section-props.ts'

export const exampleVideo: NonNullable<SectionProps<'videoBanner'>['section']['clip']> = {
  label: 'A London terrace at dusk.',
  transcript: 'One window after another lights up. No speech.',
  mp4: 'files/local/production/d2660cb9cb784b708ba50fbae3c74996f90bc394.mp4',
  webm: 'files/local/production/16cec40d37a8c0b08489dff3907f812d481104a0.webm',
  captions: null,
  captionsLabel: null,
  dark: null,
  poster: {
    asset: {
      _type: 'reference',
      _ref: 'image-605be62dce6ffa485c09368dc8946ab05982eb61-1280x720-jpg',
    },
    crop: null,
    hotspot: null,
    width: 1280,
    height: 720,
    extension: 'jpg',
  },
}
