import type {SanityImageSource} from '@sanity/image-url'
import {type Crop, croppedSize} from '#content/media/cropped-size.ts'
import {focusPosition, type Hotspot} from '#content/media/image-focus.ts'
import {imageUrl} from '#content/media/media-url.ts'
import {imageWidths} from '#shared/media-paths.ts'
import type {ValueOf} from '#lib/data-attribute.ts'
import {themeOnly} from '#theme/theme-script.ts'
import {FocusedPicture, PictureFrame} from '#ui/picture-frame.styles.ts'

export interface ImageContent {
  asset?: unknown
  crop?: Crop | null
  hotspot?: Hotspot | null
  width?: number | null
  height?: number | null
  extension?: string | null
}

/** A `picture` object; only the light image is required. */
export interface PictureContent {
  alt?: string | null
  decorative?: boolean | null
  image?: ImageContent | null
  dark?: ImageContent | null
}

interface PictureProps {
  /** Renders nothing for an incomplete draft. */
  picture: PictureContent | null
  /** Value of the `sizes` attribute. */
  sizes: string
  /** For images above the fold. */
  eager?: boolean
  className?: string
}

/** Width of `src` in pixels, for browsers without `srcset`. */
const fallbackWidth = 960

/** Renders both variants; the theme shows one. */
export function Picture({picture, sizes, eager = false, className}: PictureProps) {
  if (!isImageSource(picture?.image)) return null
  const {image, dark} = picture
  const alt = picture.decorative ? '' : (picture.alt ?? '')
  const common = {alt, sizes, eager}
  if (!isImageSource(dark)) {
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
  image: ImageContent & SanityImageSource
  theme?: ValueOf<typeof themeOnly>
  alt: string
  sizes: string
  eager: boolean
}

function Variant({image, theme, alt, sizes, eager}: VariantProps) {
  const {src, srcSet} = addresses(image)
  const {width, height} = sizeOf(image)
  const shown = (
    <img
      alt={alt}
      height={height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      {...(srcSet === undefined ? {} : {sizes, srcSet})}
      src={src}
      width={width ?? undefined}
    />
  )
  const focus = focusPosition(image)
  const scope = theme === undefined ? {} : themeOnly.of(theme)
  if (focus === null) return <picture {...scope}>{shown}</picture>
  return (
    <FocusedPicture $focus={focus} {...scope}>
      {shown}
    </FocusedPicture>
  )
}

function addresses(image: ImageContent & SanityImageSource): {src: string; srcSet?: string} {
  // An SVG is served as uploaded, in a single size.
  if (isDrawing(image)) return {src: imageUrl(image, fallbackWidth)}
  const largest = sizeOf(image).width ?? Infinity
  const src = imageUrl(image, Math.min(largest, fallbackWidth))
  const fitting = imageWidths.filter((width) => width <= largest)
  if (fitting.length === 0) return {src}
  const candidates = fitting.map((width) => `${imageUrl(image, width)} ${width}w`)
  return {src, srcSet: candidates.join(', ')}
}

/** Dimensions after cropping, which prevent layout shift. */
function sizeOf(image: ImageContent): Pick<ImageContent, 'width' | 'height'> {
  return isDrawing(image) ? image : croppedSize(image)
}

const isDrawing = ({extension}: ImageContent) => extension === 'svg'

/** Returns the URL of an image, for SVG `image` elements; undefined when a draft has no image. */
export function pictureUrl(
  image: ImageContent | null | undefined,
  width: number,
): string | undefined {
  return isImageSource(image) ? imageUrl(image, width) : undefined
}

function isImageSource(
  image: ImageContent | null | undefined,
): image is ImageContent & SanityImageSource {
  return image?.asset !== null && image?.asset !== undefined
}
