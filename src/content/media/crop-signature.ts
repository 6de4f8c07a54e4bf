import {createHmac, timingSafeEqual} from 'node:crypto'
import {linkSecrets} from '#config/environment.server.ts'

/** Domain separation from other signatures with the same secret. */
const domain = 'media-crop'

/**
 * Signs a crop, so that visitors can't have arbitrary ones rendered.
 *
 * @param rect - left, top, width and height in pixels, comma-separated
 * @throws EnvironmentError when `LINK_SIGNING_SECRET` is missing
 */
export const signCrop = (file: string, rect: string): string =>
  macOf(linkSecrets().current, file, rect)

/** Verifies a signature with the current and the previous secret. */
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
