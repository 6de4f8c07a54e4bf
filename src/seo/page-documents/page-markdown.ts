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
  'fieldset',
  'button',
  'dialog',
  'video',
  'picture',
  'img',
  'iframe',
  'noscript',
  // Repeats the heading above the table.
  'caption',
  // Controls, and what they change.
  '[role="status"]',
  '[data-fold]',
  '[data-trial]',
  // Pictures and maps made of text.
  '[role="img"]',
  '[data-mark-kind]',
  // Collapsed answers remain in the text.
  '[hidden]:not([hidden="until-found"])',
  '[aria-hidden="true"]',
].join(', ')

/** Questions are buttons in headings. */
const headingButtons = 'h1 button, h2 button, h3 button, h4 button'

const headings = 'h2, h3, h4'

/** Labels above the text of a heading. */
const headingLabels = 'h2 > span:first-child, h3 > span:first-child'

/** Adjacent inline elements, which would merge into one word. */
const inline = ['a', 'b', 'em', 'i', 'small', 'span', 'strong', 'time']

const converter = new NodeHtmlMarkdown(
  {
    bulletMarker: '-',
    emDelimiter: '*',
    maxConsecutiveNewlines: 2,
    // Text may contain `<`, which Markdown would read as HTML.
    globalEscape: [/[\\`*~[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gmu, '\\$&'],
    // The converter's default escapes numbers anywhere, and backtracks at every digit.
    lineStartEscape: [/^(\s*)(?:(\+\s|[=>-]|#{1,6}\s)|(\d{1,9})(\.\s))/gm, '$1$3\\$2$4'],
  },
  {
    // The converter's default puts no empty line between a list and a text after it.
    'ol,ul': ({indentLevel}) => ({surroundingNewlines: (indentLevel ?? 0) > 0 ? 1 : 2}),
  },
)

/** Converts a page to Markdown with front matter and absolute links, modifying its `main` (SEO-4). */
export function pageMarkdown(
  {title, description, canonical, main}: ParsedPage,
  address: string,
): string {
  const about = {title, description, url: canonical ?? address}
  const head = Object.entries(about).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const body = main === null ? '' : tidy(converter.translate(readable(main, address)))
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
  for (const note of main.querySelectorAll('small')) {
    if (note.previousSibling instanceof TextNode) note.innerHTML = ` (${note.innerHTML})`
  }
  for (const element of main.querySelectorAll(inline.join(', '))) separate(element)
  for (const list of main.querySelectorAll('dl')) list.replaceWith(describedItems(list))
  for (const list of main.querySelectorAll('ol, ul')) {
    if (list.querySelector(headings) !== null) convertToSections(list)
  }
  return (
    main.innerHTML
      // Non-breaking spaces are layout; a search of the text uses plain spaces.
      .replaceAll(/\u00A0|&nbsp;/g, ' ')
      .replaceAll(/(<a [^>]*>)\s+/g, ' $1')
      .replaceAll(/(?<!\s)\s+<\/a>/g, '</a> ')
  )
}

/** Removes escapes that a heading does not need, and spaces around omitted elements. */
const tidy = (markdown: string) =>
  markdown
    .replaceAll(/^(#{1,6} \d+)\\\./gm, '$1.')
    .replaceAll(/^ (?=\S)/gm, '')
    .replaceAll(/(?<=\S) $/gm, '')

/** Returns whether a fragment link is part of a sentence; other fragment links are controls. */
function isInText(link: HTMLElement): boolean {
  return link.parentNode.childNodes.some(
    (node) => node instanceof TextNode && node.text.trim() !== '',
  )
}

/** Separates an inline element from its neighbours, with a dot where two texts could not form one sentence. */
function separate(element: HTMLElement): void {
  const {nextSibling, previousSibling} = element
  const text = element.text.trim()
  if (text === '') return
  if (previousSibling instanceof TextNode && /\S$/.test(previousSibling.text)) {
    const dot = /^\s/.test(element.text) ? ' ·' : ' · '
    if (startNewText(previousSibling.text, text)) element.insertAdjacentHTML('beforebegin', dot)
  }
  if (nextSibling instanceof HTMLElement) {
    const isInline = inline.includes(nextSibling.tagName.toLowerCase())
    const isNewText = isInline && startNewText(text, nextSibling.text.trim())
    element.insertAdjacentHTML('afterend', isNewText ? ' · ' : ' ')
  } else if (element.matches(headingLabels) && startNewText(text, nextSibling?.text.trim() ?? '')) {
    element.insertAdjacentHTML('afterend', ' ·')
  }
}

const startNewText = (before: string, after: string) =>
  /[^\p{P}]$/u.test(before) && /^\p{Lu}/u.test(after)

/** Converts a description list to list items, with a colon unless term and description form a sentence. */
function describedItems(list: HTMLElement): string {
  const items = list.querySelectorAll('dt').map((term) => {
    const description = term.nextElementSibling
    const paragraphs = description?.querySelectorAll('p') ?? []
    const text = (paragraphs.length === 1 ? paragraphs[0] : description)?.innerHTML.trim() ?? ''
    const name = term.innerHTML.trim().replace(/:$/, '')
    const isSentence = /^\d/.test(name) || /^\p{Ll}+ /u.test(description?.text.trim() ?? '')
    const colon = isSentence || name.endsWith('?') ? '' : ':'
    return `<li><b>${name}${colon}</b> ${text}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

/** Converts a list to sections, because a heading would end its list item. */
function convertToSections(list: HTMLElement): void {
  for (const item of list.children) {
    const heading = item.querySelector(headings)
    item.tagName = 'div'
    if (heading === null || heading === item.firstElementChild) continue
    heading.remove()
    item.insertAdjacentHTML('afterbegin', heading.toString())
  }
  list.tagName = 'section'
}
