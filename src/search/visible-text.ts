import {tokensIn} from '#shared/tokens.ts'

/** Fields with sentences that visitors read, unlike labels of controls, messages and descriptions of pictures. */
const contentFields =
  /^(?:after|before|everyone|figure|headline|hint|includes|intro|label|lead|note|points|price|sentences|text|title|value|(?:.+H|h)eading|(?:.+I|i)tems|.+Text)$/

/** Pictures and videos, whose descriptions and transcripts are not on the page as text. */
const mediaFields = /(?:image|picture|clip|video)s?$/i

/** Invented people and figures, which would be found by words that the page says nothing about. */
const exampleTypes: readonly unknown[] = [
  'workedExample',
  'previewRow',
  'matchingStreet',
  'matchingTrial',
]

/**
 * Collects the texts that visitors read, one per line, without labels of links, which say what another page is, and
 * without texts that still have a token such as `{rating}`, which are templates.
 */
export function visibleText(value: unknown): string {
  return [...texts(value, '')].map((text) => text.replace(/\s+/g, ' ').trim()).join('\n')
}

function* texts(value: unknown, field: string): Generator<string> {
  if (typeof value === 'string') {
    if (contentFields.test(field) && tokensIn(value).length === 0) yield value
  } else if (Array.isArray(value)) for (const item of value) yield* texts(item, field)
  else if (typeof value === 'object' && value !== null && !isLink(value) && !isExample(value)) {
    for (const [name, child] of Object.entries(value)) {
      if (!mediaFields.test(name)) yield* texts(child, name)
    }
  }
}

const isExample = (value: object) => '_type' in value && exampleTypes.includes(value._type)

const linkKinds: readonly unknown[] = ['page', 'address', 'dialog']
const isLink = (value: object) =>
  'label' in value && 'kind' in value && linkKinds.includes(value.kind)
