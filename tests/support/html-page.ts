import {type APIRequestContext, type APIResponse, expect} from '@playwright/test'
import {HTMLElement, parse, TextNode} from 'node-html-parser'

/** A page as a client without scripts and styles reads it. */
export interface HtmlPage {
  url: URL
  response: APIResponse
  html: string
  root: HTMLElement
  main: HTMLElement
  title: string
}

type Name = string | RegExp

/** Parses HTML without the content of scripts and styles, and without the doctype, which the parser takes for text. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html.replace(/^<!doctype[^>]*>/i, ''), {blockTextElements: {script: false, style: false}})

/** Requests a page and parses it. */
export async function openPage(request: APIRequestContext, path: string): Promise<HtmlPage> {
  const response = await request.get(path)
  return readPage(response, new URL(response.url()))
}

/**
 * Parses a response that is a page.
 *
 * @param url - the address with its fragment, which no response repeats
 */
export async function readPage(response: APIResponse, url: URL): Promise<HtmlPage> {
  expect(response.headers()['content-type'], url.href).toMatch(/^text\/html/)
  const html = await response.text()
  const root = parseHtml(html)
  const title = textOf(one(root, 'title'))
  return {url, response, html, root, main: one(root, 'main'), title}
}

/** Returns the first match of a selector. @throws Error without a match */
export function one(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector(selector)
  if (found === null) throw new Error(`No ${selector} in <${parent.rawTagName || 'document'}>.`)
  return found
}

/** Returns the elements whose accessible name matches: a string is the whole name. */
export const allNamed = (parent: HTMLElement, selector: string, name: Name): HTMLElement[] =>
  parent.querySelectorAll(selector).filter((element) => {
    const actual = nameOf(element)
    return typeof name === 'string' ? actual === name : name.test(actual)
  })

/** Returns the first element with an accessible name. @throws Error without a match */
export function named(parent: HTMLElement, selector: string, name: Name): HTMLElement {
  const [found] = allNamed(parent, selector, name)
  if (found === undefined) {
    const names = parent.querySelectorAll(selector).map(nameOf)
    throw new Error(`No ${selector} is named ${String(name)}, but ${names.join(' | ')}.`)
  }
  return found
}

/** Returns the section that a heading of the second level names. */
export const sectionNamed = (page: HtmlPage, heading: Name): HTMLElement => {
  const section = named(page.main, 'h2', heading).closest('section')
  if (section === null) throw new Error(`The heading ${String(heading)} is in no section.`)
  return section
}

export const hrefOf = (element: HTMLElement): string | undefined => element.getAttribute('href')

/** Returns the content of a `<meta>` by its name or property. */
export const metaOf = ({root}: HtmlPage, name: string): string | undefined =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

/** Returns the `href` of a `<link>` by its relation and, optionally, its type. */
export const linkOf = ({root}: HtmlPage, relation: string, type?: string): string | undefined =>
  root
    .querySelector(`link[rel="${relation}"]${type === undefined ? '' : `[type="${type}"]`}`)
    ?.getAttribute('href')

const inline = new Set(
  'a abbr b bdi cite code em i label mark q s small span strong sub sup time u wbr'.split(' '),
)

/** Returns the text of an element, with one space for white space and for the edges of blocks. */
export function textOf(element: HTMLElement): string {
  return tidy(textWithin(element, () => null))
}

/** Returns the accessible name by a simplified version of the browsers' algorithm (accname 1.2). */
export function nameOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/)
  if (ids !== undefined) {
    const root = rootOf(element)
    return tidy(ids.map((id) => textWithin(one(root, `[id="${id}"]`), nameInside)).join(' '))
  }
  return tidy(
    element.getAttribute('aria-label') ??
      element.getAttribute('alt') ??
      textWithin(element, nameInside),
  )
}

const nameInside = (element: HTMLElement): string | null =>
  element.getAttribute('aria-hidden') === 'true'
    ? ''
    : (element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? null)

const tidy = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function textWithin(
  element: HTMLElement,
  replacement: (inner: HTMLElement) => string | null,
): string {
  return element.childNodes
    .map((node) => {
      if (node instanceof TextNode) return node.text
      if (!(node instanceof HTMLElement)) return ''
      const text = replacement(node) ?? textWithin(node, replacement)
      return inline.has(node.rawTagName.toLowerCase()) ? text : ` ${text} `
    })
    .join('')
}

function rootOf(element: HTMLElement): HTMLElement {
  let root = element
  while (root.parentNode instanceof HTMLElement) root = root.parentNode
  return root
}
