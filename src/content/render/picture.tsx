import type {SanityImageSource} from '@sanity/image-url'
import {type Crop, croppedSize} from '#content/media/cropped-size.ts'
import {focusOf, type Hotspot} from '#content/media/image-focus.ts'
import {imageAddress} from '#content/media/media-address.ts'
import {imageWidths} from '#shared/media-paths.ts'
import type {ValueOf} from '#lib/data-attribute.ts'
import {themeOnly} from '#theme/theme-script.ts'
import {FocusedPicture, PictureFrame} from './picture.styles.ts'

/** One image of the dataset with what it takes to keep its place while it loads. */
export interface ImageContent {
  asset?: unknown
  crop?: Crop | null
  hotspot?: Hotspot | null
  width?: number | null
  height?: number | null
  extension?: string | null
}

/** A picture of the dataset; only the light image is sure to be there. */
export interface PictureContent {
  alt?: string | null
  decorative?: boolean | null
  image?: ImageContent | null
  dark?: ImageContent | null
}

interface PictureProps {
  /** Nothing is rendered for a picture that is not there, as in a draft. */
  picture: PictureContent | null
  /** How wide the picture is rendered, as the HTML attribute `sizes` has it. */
  sizes: string
  /** Load at once, for what is seen first. */
  eager?: boolean
  className?: string
}

/** The width for browsers that do not read `srcset`, in pixels. */
const fallbackWidth = 960

/** Renders a picture in light and in dark; the theme shows one of the two. */
export function Picture({picture, sizes, eager = false, className}: PictureProps) {
  if (!hasAsset(picture?.image)) return null
  const {image, dark} = picture
  const alt = picture.decorative ? '' : (picture.alt ?? '')
  const common = {alt, sizes, eager}
  if (!hasAsset(dark)) {
    return (
      <PictureFrame className={className}>
        <Variant image={image} {...common} />
      </PictureFrame>
    )
  }
  return (
    <PictureFrame className={className}>
      <Variant image={image} theme="light" {...common} />
      <Variant image={dark} theme="dark" {...common} />
    </PictureFrame>
  )
}

interface VariantProps {
  image: ImageContent
  theme?: ValueOf<typeof themeOnly>
  alt: string
  sizes: string
  eager: boolean
}

function Variant({image, theme, alt, sizes, eager}: VariantProps) {
  if (!isImageSource(image)) return null
  const source = addresses(image)
  const {width, height} = sizeOf(image)
  const shown = (
    <img
      alt={alt}
      height={height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      sizes={sizes}
      src={source.src}
      srcSet={source.srcSet}
      width={width ?? undefined}
    />
  )
  const focus = focusOf(image)
  if (focus === null) return <picture {...themeOnly.of(theme)}>{shown}</picture>
  return (
    <FocusedPicture $focus={focus} {...themeOnly.of(theme)}>
      {shown}
    </FocusedPicture>
  )
}

function addresses(image: ImageContent & SanityImageSource): {src: string; srcSet?: string} {
  // A drawing has no pixels to choose from: the original is the smallest and the sharpest.
  if (isDrawing(image)) return {src: imageAddress(image, fallbackWidth)}
  const largest = sizeOf(image).width ?? Infinity
  const src = imageAddress(image, Math.min(largest, fallbackWidth))
  const fitting = imageWidths.filter((width) => width <= largest)
  if (fitting.length === 0) return {src}
  const candidates = fitting.map((width) => `${imageAddress(image, width)} ${width}w`)
  return {src, srcSet: candidates.join(', ')}
}

/** The size of what is shown of an image: without it a page would move when the picture comes. */
function sizeOf(image: ImageContent): Pick<ImageContent, 'width' | 'height'> {
  // A drawing is shown as it was uploaded.
  return isDrawing(image) ? image : croppedSize(image)
}

const isDrawing = ({extension}: ImageContent) => extension === 'svg'

function hasAsset(image: ImageContent | null | undefined): image is ImageContent {
  return image?.asset !== null && image?.asset !== undefined
}

function isImageSource(image: ImageContent): image is ImageContent & SanityImageSource {
  return hasAsset(image)
}
