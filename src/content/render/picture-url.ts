import type {SanityImageSource} from '@sanity/image-url'
import {imageUrl} from '#content/media/media-url.ts'
import type {ImageContent} from './picture.tsx'

/** Returns the URL of an image, for SVG `image` elements; undefined when a draft has no image. */
export function pictureUrl(
  image: ImageContent | null | undefined,
  width: number,
): string | undefined {
  if (!isImageSource(image)) return undefined
  return imageUrl(image, width)
}

function isImageSource(
  image: ImageContent | null | undefined,
): image is ImageContent & SanityImageSource {
  return image?.asset !== null && image?.asset !== undefined
}
