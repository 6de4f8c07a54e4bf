import type {SectionProps} from '#content/section-props.ts'

export const examplePicture: NonNullable<SectionProps<'pageHero'>['section']['picture']> = {
  alt: 'A doctor in a dark suit and an older man talk at a kitchen table',
  decorative: false,
  image: {
    asset: {
      _type: 'reference',
      _ref: 'image-652b85ba611404a8b29dee9dda14d226d590f74a-1200x780-svg',
    },
    crop: null,
    hotspot: null,
    width: 1200,
    height: 780,
    extension: 'svg',
  },
  dark: null,
}

export const exampleDecoration = {...examplePicture, alt: null, decorative: true}
