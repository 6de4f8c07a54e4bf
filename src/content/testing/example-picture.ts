import type {SectionProps} from '#content/section-props.ts'

export const examplePicture: NonNullable<SectionProps<'pageHero'>['section']['picture']> = {
  alt: 'A doctor in a dark suit and an older man talk at a kitchen table',
  decorative: false,
  image: {
    asset: {
      _type: 'reference',
      _ref: 'image-d3101931a3b307b3a5e81335d6daa895e79b3335-1200x820-svg',
    },
    crop: null,
    hotspot: null,
    width: 1200,
    height: 820,
    extension: 'svg',
  },
  dark: null,
}

export const exampleDecoration = {...examplePicture, alt: null, decorative: true}
