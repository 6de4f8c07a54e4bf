const bridge = /<script\b[^>]*\bdata-sanity-core\b[^>]*><\/script>\s*/g
const foreignFont = /@font-face\s*\{[^}]*url\(["']?https:\/\/[^}]*\}\s*/g

/**
 * Removes requests to Sanity's hosts from a file of the built Studio: the bridge to its dashboard, and fonts, which
 * system fonts replace.
 *
 * @param text - HTML or CSS
 */
export function withoutForeignHosts(text: string): string {
  return text.replace(bridge, '').replace(foreignFont, '')
}
