import {NodeHtmlMarkdown} from 'node-html-markdown'
import {HTMLElement, TextNode} from 'node-html-parser'
import type {PageDocument} from './page-document.ts'

/** What is no text to read: drawings, controls, what is hidden, and what machines read elsewhere. */
const unread = [
  'nav',
  'script',
  'style',
  'template',
  'svg',
  'form',
  'button',
  'dialog',
  'video',
  'picture',
  'img',
  'iframe',
  'noscript',
  // A closed answer is hidden until it is found, and is read.
  '[hidden]:not([hidden="until-found"])',
  '[aria-hidden="true"]',
].join(', ')

/** A question that opens its answer is a button in a heading. */
const headingButtons = 'h1 button, h2 button, h3 button, h4 button'

/** Boxes that stand beside each other on the page, and would be one word in a text. */
const inline = 'a, b, em, i, small, span, strong, time'

const converter = new NodeHtmlMarkdown({
  bulletMarker: '-',
  emDelimiter: '*',
  maxConsecutiveNewlines: 2,
  // A page shows what is written in it, and Markdown would take `<` for HTML.
  globalEscape: [/[\\`*_~[\]<]/gm, '\\$&'],
  // The converter's own looks for the number of a list from every digit: 200 KB of them took 37 seconds.
  lineStartEscape: [
    /^(\s*?)((?:\+\s)|(?:[=>-])|(?:#{1,6}\s))|(?:(?<!\d)(\d{1,9})(\.\s))/gm,
    '$1$3\\$2$4',
  ],
})

/**
 * Writes a page as Markdown (SEO-4): where it stands and what it is called, then what it says, with whole addresses in
 * its links.
 *
 * @param page - as its HTML says it; its main part is used up
 * @param address - the whole address of the page
 */
export function pageMarkdown(
  {title, description, canonical, main}: PageDocument,
  address: string,
): string {
  const about = {title, description, url: canonical ?? address}
  const head = Object.entries(about).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const body = main === null ? '' : converter.translate(readable(main, address))
  return ['---', ...head, '---', '', body.trim(), ''].join('\n')
}

function readable(main: HTMLElement, address: string): string {
  for (const button of main.querySelectorAll(headingButtons)) {
    button.replaceWith(...button.childNodes)
  }
  for (const element of main.querySelectorAll(unread)) element.remove()
  for (const link of main.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith('#')) link.setAttribute('href', new URL(href, address).toString())
    else if (isInText(link)) link.replaceWith(...link.childNodes)
    else link.remove()
  }
  for (const element of main.querySelectorAll(inline)) separate(element)
  // Where lines may break is a matter of the page; who searches the text types plain spaces.
  return main.innerHTML.replaceAll(/\u00A0|&nbsp;/g, ' ')
}

/** A link to another part of the page is a word of a sentence, or else a control of the page. */
function isInText(link: HTMLElement): boolean {
  return link.parentNode.childNodes.some(
    (node) => node instanceof TextNode && node.text.trim() !== '',
  )
}

/** Puts a space between two boxes with nothing between them. */
function separate(element: HTMLElement): void {
  const {nextSibling} = element
  if (nextSibling instanceof HTMLElement) element.insertAdjacentHTML('afterend', ' ')
}
