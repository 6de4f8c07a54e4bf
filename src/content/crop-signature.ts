import {createHmac, timingSafeEqual} from 'node:crypto'
import {linkSecret} from '#config/environment.server.ts'

/** Sets these signatures apart from all others made with the same secret. */
const domain = 'media-crop'

/**
 * Signs a part of an image. Widths can be listed, crops cannot: without a signature anybody could have any
 * number of parts of a picture rendered.
 *
 * @param file - the name of the image's file
 * @param rect - the part: left, top, width and height in pixels, with commas between
 * @returns the signature, as it stands in an address
 * @throws EnvironmentError when `LINK_SIGNING_SECRET` is missing
 */
export function signCrop(file: string, rect: string): string {
  return createHmac('sha256', linkSecret())
    .update([domain, file, rect].join('\0'))
    .digest('base64url')
}

/**
 * @param file - the name of the image's file
 * @param crop - a part of it and the signature that came with it
 * @returns whether the signature is ours
 * @throws EnvironmentError when `LINK_SIGNING_SECRET` is missing
 */
export function isSignedCrop(
  file: string,
  {rect, signature}: {rect: string; signature: string},
): boolean {
  const given = Buffer.from(signature)
  const ours = Buffer.from(signCrop(file, rect))
  return given.length === ours.length && timingSafeEqual(given, ours)
}
