import {type APIRequestContext, type APIResponse, expect} from '@playwright/test'
import {HTMLElement, parse} from 'node-html-parser'

/** A page as a client without scripts and styles reads it. */
export interface HtmlPage {
  url: URL
  response: APIResponse
  html: string
  root: HTMLElement
  main: HTMLElement
  title: string
}

/** A whole name, or a part of it. */
type Name = string | RegExp

/** Requests a page and parses it. */
export async function openPage(request: APIRequestContext, path: string): Promise<HtmlPage> {
  const response = await request.get(path)
  return readPage(response, new URL(response.url()))
}

/** Parses a response that is a page. Its address has the fragment, which no response repeats. */
export async function readPage(response: APIResponse, url: URL): Promise<HtmlPage> {
  expect(response.headers()['content-type'], url.href).toMatch(/^text\/html/)
  const html = await response.text()
  // The parser takes the doctype for text.
  const root = parse(html.replace(/^<!doctype[^>]*>/i, ''), {
    blockTextElements: {script: false, style: false},
  })
  for (const icon of root.querySelectorAll(':is(a, button, h2, h3) [aria-hidden="true"]'))
    icon.remove()
  return {url, response, html, root, main: one(root, 'main'), title: textOf(one(root, 'title'))}
}

/** Returns the first match of a selector. @throws Error without a match */
export function one(parent: HTMLElement, selector: string): HTMLElement {
  const found = parent.querySelector(selector)
  if (found === null) throw new Error(`No ${selector} in <${parent.rawTagName || 'document'}>.`)
  return found
}

/** Returns the elements with a name: their label, alternative text or text. */
export const allNamed = (parent: HTMLElement, selector: string, name: Name): HTMLElement[] =>
  parent.querySelectorAll(selector).filter((element) => {
    const actual = nameOf(element)
    return typeof name === 'string' ? actual === name : name.test(actual)
  })

/** Returns the first element with a name. @throws Error without a match */
export function named(parent: HTMLElement, selector: string, name: Name): HTMLElement {
  const [found] = allNamed(parent, selector, name)
  if (found === undefined) {
    const names = parent.querySelectorAll(selector).map(nameOf)
    throw new Error(`No ${selector} is named ${String(name)}, but ${names.join(' | ')}.`)
  }
  return found
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? textOf(element)

/** Returns the section that a heading of the second level names. */
export const sectionNamed = ({main}: HtmlPage, heading: Name): HTMLElement =>
  named(main, 'h2', heading).closest('section') ?? main

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
  const text = textWithin(element)
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const textWithin = (element: HTMLElement): string =>
  element.childNodes
    .map((node) => {
      if (!(node instanceof HTMLElement)) return node.text
      const text = textWithin(node)
      return inline.has(node.rawTagName.toLowerCase()) ? text : ` ${text} `
    })
    .join('')
