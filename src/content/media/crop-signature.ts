import {createHmac, timingSafeEqual} from 'node:crypto'
import {linkSecrets} from '#config/environment.server.ts'

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
export const signCrop = (file: string, rect: string): string =>
  macOf(linkSecrets().current, file, rect)

/**
 * @param file - the name of the image's file
 * @param crop - a part of it and the signature that came with it
 * @returns whether the signature is ours: made with the present secret or the one before it
 * @throws EnvironmentError when `LINK_SIGNING_SECRET` is missing
 */
export function isSignedCrop(
  file: string,
  {rect, signature}: {rect: string; signature: string},
): boolean {
  const given = Buffer.from(signature)
  const {current, previous} = linkSecrets()
  return [current, ...(previous === null ? [] : [previous])].some((secret) => {
    const ours = Buffer.from(macOf(secret, file, rect))
    return given.length === ours.length && timingSafeEqual(given, ours)
  })
}

const macOf = (secret: string, file: string, rect: string) =>
  createHmac('sha256', secret).update([domain, file, rect].join('\0')).digest('base64url')
