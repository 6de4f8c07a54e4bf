/** Fields with URLs, identifiers or enumerated values, which nobody searches for. */
const codeFields =
  /^(?:_.*|.*(?:key|kind|tone|layout|anchor|icon|address|path|href|url|ref|style|listitem|marks|markdefs|image|picture|clip|video|file|subject|dialog|name|service|door|slug|crop|hotspot|storagekey|context)s?)$/i

/** Invented people and figures, which would be found by words that the page says nothing about. */
const exampleTypes: readonly unknown[] = ['workedExample', 'previewRow', 'matchingStreet']

/** Collects the texts that visitors read, one per line, without labels of links, which say what another page is. */
export function visibleText(value: unknown): string {
  return [...texts(value)].map((text) => text.replace(/\s+/g, ' ').trim()).join('\n')
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* texts(item)
  else if (typeof value === 'object' && value !== null && !isLink(value) && !isExample(value)) {
    for (const [field, child] of Object.entries(value)) {
      if (!codeFields.test(field)) yield* texts(child)
    }
  }
}

const isExample = (value: object) => '_type' in value && exampleTypes.includes(value._type)

const linkKinds: readonly unknown[] = ['page', 'address', 'dialog']
const isLink = (value: object) =>
  'label' in value && 'kind' in value && linkKinds.includes(value.kind)
