import type {Path} from 'sanity'

/** A text and its place in a document. */
export interface PlacedText {
  readonly path: Path
  readonly text: string
}

/**
 * Returns every text in a value, with its path. A block of rich text is one text, whose path is that of the block;
 * fields whose names begin with an underscore are left out.
 */
export function textsIn(value: unknown, path: Path = []): PlacedText[] {
  if (typeof value === 'string') return [{path, text: value}]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const isKeyed = typeof item === 'object' && item !== null && '_key' in item
      return textsIn(item, [...path, isKeyed ? {_key: String(item._key)} : index])
    })
  }
  if (typeof value !== 'object' || value === null) return []
  if ('_type' in value && value._type === 'block' && 'children' in value) {
    const text = textsIn(value.children).map((span) => span.text)
    return [{path, text: text.join('')}]
  }
  return Object.entries(value).flatMap(([name, field]) =>
    name.startsWith('_') ? [] : textsIn(field, [...path, name]),
  )
}
