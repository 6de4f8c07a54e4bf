import {stripControlCharacters} from './control-characters.ts'

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
