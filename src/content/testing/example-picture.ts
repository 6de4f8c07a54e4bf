import type {SectionProps} from '#content/section-props.ts'

type Picture = NonNullable<SectionProps<'pageHero'>['section']['picture']>

/** A drawing from the seed by its SHA-1; the standard size in pixels is that of portraits. */
export const exampleImage = (sha1: string, width = 400, height = 480): Picture['image'] => ({
  asset: {_type: 'reference', _ref: `image-${sha1}-${width}x${height}-svg`},
  crop: null,
  hotspot: null,
  width,
  height,
  extension: 'svg',
})

/** A picture that is decoration when it has no text alternative. */
export const pictureOf = (image: Picture['image'], alt: string | null = null): Picture => ({
  alt,
  decorative: alt === null,
  image,
  dark: null,
})

export const examplePicture = pictureOf(
  exampleImage('3e0aad62f46d66690a830f6e2913176f7fbbc588', 1200, 820),
  'A doctor in a dark suit and an older man talk at a kitchen table',
)
