const bridge = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g
const foreignFont = /@font-face\s*\{[^}]*url\(["']?https:\/\/[^}]*\}\s*/g

/**
 * Takes out of a file of the built Studio what a browser would fetch from Sanity's hosts: the bridge to its dashboard
 * and typefaces, for which those of the system stand in.
 *
 * @param text - HTML or CSS
 */
export function withoutForeignHosts(text: string): string {
  return text.replace(bridge, '').replace(foreignFont, '')
}
