import {NodeHtmlMarkdown} from 'node-html-markdown'
import {HTMLElement, TextNode} from 'node-html-parser'
import type {ParsedPage} from './parsed-page.ts'

/** Elements that the Markdown version omits. */
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
  // Collapsed answers remain in the text.
  '[hidden]:not([hidden="until-found"])',
  '[aria-hidden="true"]',
].join(', ')

/** Questions are buttons in headings. */
const headingButtons = 'h1 button, h2 button, h3 button, h4 button'

/** Adjacent inline elements, which would merge into one word. */
const inline = 'a, b, em, i, small, span, strong, time'

const converter = new NodeHtmlMarkdown({
  bulletMarker: '-',
  emDelimiter: '*',
  maxConsecutiveNewlines: 2,
  // Text may contain `<`, which Markdown would read as HTML.
  globalEscape: [/[\\`*_~[\]<]/gm, '\\$&'],
  // The converter's default backtracks at every digit: 200 KB of digits took 37 seconds.
  lineStartEscape: [
    /^(\s*?)((?:\+\s)|(?:[=>-])|(?:#{1,6}\s))|(?:(?<!\d)(\d{1,9})(\.\s))/gm,
    '$1$3\\$2$4',
  ],
})

/** Converts a page to Markdown with front matter and absolute links, modifying its `main` (SEO-4). */
export function pageMarkdown(
  {title, description, canonical, main}: ParsedPage,
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
  // Non-breaking spaces are layout; a search of the text uses plain spaces.
  return main.innerHTML.replaceAll(/\u00A0|&nbsp;/g, ' ')
}

/** Returns whether a fragment link is part of a sentence; other fragment links are controls. */
function isInText(link: HTMLElement): boolean {
  return link.parentNode.childNodes.some(
    (node) => node instanceof TextNode && node.text.trim() !== '',
  )
}

function separate(element: HTMLElement): void {
  const {nextSibling} = element
  if (nextSibling instanceof HTMLElement) element.insertAdjacentHTML('afterend', ' ')
}
