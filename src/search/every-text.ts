/** Fields that hold addresses, names for code or choices from a list: nobody searches for those. */
const codeFields =
  /^(?:_.*|.*(?:key|kind|tone|layout|anchor|icon|address|path|href|url|ref|style|listitem|marks|markdefs|image|picture|clip|video|file|subject|dialog|name|service|door|slug|crop|hotspot|storagekey|context)s?)$/i

/**
 * Collects what a visitor reads in a part of a document.
 *
 * @param value - any JSON value, such as the sections of a page
 * @returns its texts in their order, each on a line of its own
 */
export function everyText(value: unknown): string {
  return [...texts(value)].map((text) => text.replace(/\s+/g, ' ').trim()).join('\n')
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* texts(item)
  else if (typeof value === 'object' && value !== null) {
    for (const [field, child] of Object.entries(value)) {
      if (!codeFields.test(field)) yield* texts(child)
    }
  }
}
