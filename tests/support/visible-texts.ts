import {HTMLElement, type Node, TextNode} from 'node-html-parser'
import {parseHtml} from './html-page.ts'

/** A text that a visitor reads or hears, with the texts of the elements around it, innermost first. */
export interface VisibleText {
  readonly text: string
  readonly around: readonly string[]
  /** The element and, for an attribute, its name; for error messages. */
  readonly place: string
}

const attributes = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-description',
  'title',
  'placeholder',
  'label',
]

const sharedTexts =
  'meta[name$="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:site_name"], meta[property="og:image:alt"], meta[name="twitter:title"]'

/** Maximum number of surrounding elements. */
const levels = 4

/** Lists every text of a page: text nodes, attributes that are shown or read aloud, the title and the descriptions. */
export function visibleTexts(html: string): VisibleText[] {
  const root = parseHtml(html)
  for (const template of root.querySelectorAll('template')) template.remove()
  const texts = textNodesOf(root).flatMap((node): VisibleText[] => {
    const text = tidy(node.text)
    if (text === '') return []
    const elements = ancestorsOf(node)
    return [
      {
        text,
        around: elements.slice(0, levels).map((element) => tidy(element.text)),
        place: elements[0] === undefined ? '' : placeOf(elements[0]),
      },
    ]
  })
  const named = root.querySelectorAll('*').flatMap((element) =>
    attributes.map((attribute) => ({
      text: tidy(element.getAttribute(attribute)),
      around: [],
      place: `${placeOf(element)}[${attribute}]`,
    })),
  )
  const shared = root
    .querySelectorAll(sharedTexts)
    .map((element) => ({text: tidy(element.getAttribute('content')), around: [], place: 'meta'}))
  return [...texts, ...named.filter(({text}) => text !== ''), ...shared]
}

const tidy = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
const placeOf = (element: HTMLElement) => element.rawTagName.toLowerCase()

const textNodesOf = (node: Node): TextNode[] =>
  node instanceof TextNode ? [node] : node.childNodes.flatMap(textNodesOf)

function ancestorsOf({parentNode}: Node): HTMLElement[] {
  if (!(parentNode instanceof HTMLElement) || !parentNode.rawTagName) return []
  return [parentNode, ...ancestorsOf(parentNode)]
}
