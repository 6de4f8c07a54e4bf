import type {Path} from 'sanity'

export interface PlacedText {
  readonly path: Path
  readonly text: string
}

/**
 * Returns every text in a value with its path. Each rich-text block counts as one text. Skips fields whose names
 * begin with an underscore.
 */
export function collectTexts(value: unknown, path: Path = []): PlacedText[] {
  if (typeof value === 'string') return [{path, text: value}]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const isKeyed = typeof item === 'object' && item !== null && '_key' in item
      return collectTexts(item, [...path, isKeyed ? {_key: String(item._key)} : index])
    })
  }
  if (typeof value !== 'object' || value === null) return []
  if ('_type' in value && value._type === 'block' && 'children' in value) {
    const text = collectTexts(value.children).map((span) => span.text)
    return [{path, text: text.join('')}]
  }
  return Object.entries(value).flatMap(([name, field]) =>
    name.startsWith('_') ? [] : collectTexts(field, [...path, name]),
  )
}
