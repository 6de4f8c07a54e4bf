const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML and XML content and attribute values. */
export function escapeHtml(text: string): string {
  return stripControlCharacters(text).replace(
    /[&<>"']/g,
    (character) => entities[character] ?? character,
  )
}

/** Characters that XML documents may not contain, such as a word processor's vertical tab (XML 1.0 §2.2). */
const forbidden = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\p{Cs}\ufffe\uffff]/gu

/** Removes control characters and lone surrogates, which XML parsers reject. */
export const stripControlCharacters = (text: string): string => text.replace(forbidden, '')
