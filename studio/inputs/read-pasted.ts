import {
  type DeserializerRule,
  htmlToPortableText,
  type HtmlToPortableTextOptions,
} from '@portabletext/html'
import type {PortableTextBlock} from 'sanity'

/** The styles, lists, marks and objects that a text may have. */
export type Schema = NonNullable<HtmlToPortableTextOptions['schema']>

/** The editor's own reading keeps links and tables only under the names that it proposes. */
const pastedLink = {name: 'link', fields: [{name: 'href', type: 'string'}]} as const

/** Styles of a text by the heading that is pasted. A page has its own headline. */
const headings: Readonly<Record<string, string>> = {H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3'}

/** Reads HTML from Word, Google Docs or a web page into blocks of the field's schema. */
export function readPasted(html: string, schema: Schema): PortableTextBlock[] {
  const hasTables = schema.blockObjects.some(({name}) => name === 'table')
  const blocks = htmlToPortableText(html, {
    schema: {...schema, annotations: [pastedLink]},
    parseHtml,
    rules: hasTables
      ? [{deserialize: (node, _next, createBlock) => readTable(node, createBlock)}]
      : [],
  })
  return blocks.map((block) => withOwnLinks(block))
}

/** The address that a link in a text has. */
export const addressLink = (address: string) => ({
  _type: 'textLink',
  kind: 'address',
  address,
})

function parseHtml(html: string): Document {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const heading of document.querySelectorAll(Object.keys(headings).join())) {
    const replacement = document.createElement(headings[heading.tagName] ?? 'h3')
    replacement.append(...heading.childNodes)
    heading.replaceWith(replacement)
  }
  for (const link of document.querySelectorAll('a')) {
    // An anchor of the pasted document, and a file of its author's machine, lead nowhere here.
    const address = link.getAttribute('href') ?? ''
    if (!/^(?:https?|mailto|tel):/.test(address)) link.replaceWith(...link.childNodes)
  }
  // The reading drops the spaces that Word marks.
  for (const space of document.querySelectorAll('[style*="mso-spacerun"]')) space.replaceWith(' ')
  document.body.normalize()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let isAfterSpace = false
  while (texts.nextNode()) {
    const text = texts.currentNode
    const spaced = (text.nodeValue ?? '').replace(/\s+/g, ' ')
    text.nodeValue = isAfterSpace ? spaced.trimStart() : spaced
    isAfterSpace = spaced.endsWith(' ')
  }
  return document
}

/** Reads a table whose first row has the headings; one that only arranges its content stays text. */
function readTable(
  node: Node,
  createBlock: Parameters<DeserializerRule['deserialize']>[2],
): ReturnType<DeserializerRule['deserialize']> {
  if (!(node instanceof HTMLTableElement)) return undefined
  const [columns = [], ...rows] = [...node.rows].map(({cells}) =>
    [...cells].map((cell) => cell.textContent.trim()),
  )
  if (columns.length < 2 || rows.length === 0) return undefined
  const withKeys = rows.map((cells, index) => ({_type: 'tableRow', _key: `row${index}`, cells}))
  return createBlock({_type: 'table', columns, rows: withKeys})
}

function withOwnLinks(block: PortableTextBlock): PortableTextBlock {
  if (!Array.isArray(block['markDefs'])) return block
  const markDefs = block['markDefs'].map((link: {_key: string; href: string}) => ({
    _key: link._key,
    ...addressLink(link.href),
  }))
  return {...block, markDefs}
}
