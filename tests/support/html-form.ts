import type {APIRequestContext, APIResponse} from '@playwright/test'
import {type HTMLElement, parse} from 'node-html-parser'

/** A page as a browser without JavaScript has it: `noscript` is parsed, styles and scripts are removed. */
export interface HtmlPage {
  url: URL
  status: number
  root: HTMLElement
}

/** A form whose fields are filled in by their labels. */
export interface HtmlForm {
  element: HTMLElement
  /**
   * Enters a value.
   *
   * @param label - a text that the label matches
   * @param value - text, the label of an option, or whether a box is ticked
   * @throws when no field has the label, or a list has no such option
   */
  fill: (label: RegExp, value: string | boolean) => void
  /**
   * Posts the form as a browser does, and follows the redirect.
   *
   * @throws when a browser would stop at an empty required field
   */
  submit: () => Promise<HtmlPage>
}

/**
 * Fetches and parses a page.
 *
 * @param request - Playwright's fixture
 * @param path - of the page
 */
export async function openHtml(request: APIRequestContext, path: string): Promise<HtmlPage> {
  return readHtml(await request.get(path, {headers: navigation}))
}

/**
 * Returns the text of an element with single spaces.
 *
 * @throws when the element is missing
 */
export function textOf(element: HTMLElement | null): string {
  if (element === null) throw new Error('The element is missing.')
  return element.text.replace(/\s+/g, ' ').trim()
}

/** Returns the text of the page's `h1`. */
export const headingOf = ({root}: HtmlPage): string => textOf(root.querySelector('h1'))

/**
 * Returns the links of a part of a page.
 *
 * @param selector - of the part
 * @param name - a text that the links match
 */
export const linksIn = ({root}: HtmlPage, selector: string, name: RegExp): HTMLElement[] =>
  root.querySelectorAll(`${selector} a[href]`).filter((link) => name.test(textOf(link)))

/**
 * Reads a form of a page.
 *
 * @param request - Playwright's fixture
 * @param page - with the form
 * @param selector - of the form
 * @throws when the page has no such form
 */
export function readForm(
  request: APIRequestContext,
  page: HtmlPage,
  selector = 'main form',
): HtmlForm {
  const element = page.root.querySelector(selector)
  if (element === null) throw new Error(`${page.url} has no ${selector}.`)
  const entered = new Map<HTMLElement, string | null>()

  const fill: HtmlForm['fill'] = (label, value) => {
    const target = element.querySelectorAll('label').find((each) => label.test(textOf(each)))
    const field = controlsOf(element).find(({id}) => id === target?.getAttribute('for'))
    if (field === undefined) throw new Error(`${page.url} has no field labelled ${label.source}.`)
    if (typeof value === 'boolean') entered.set(field, value ? checkedValue(field) : null)
    else entered.set(field, field.tagName === 'SELECT' ? optionOf(field, value) : value)
  }

  const submit = async () => {
    const fields = new URLSearchParams()
    for (const field of controlsOf(element)) {
      const name = field.getAttribute('name')
      const value = entered.has(field) ? (entered.get(field) ?? null) : initialValue(field)
      const isStopped = !element.hasAttribute('novalidate') && field.hasAttribute('required')
      if (isStopped && !value) throw new Error(`A browser stops at the empty field ${name ?? ''}.`)
      if (name && value !== null) fields.append(name, value.replaceAll(/\r?\n/g, '\r\n'))
    }
    const action = element.getAttribute('action') ?? page.url.pathname
    const headers = {...navigation, 'sec-fetch-site': 'same-origin'}
    if (element.getAttribute('method')?.toLowerCase() !== 'post')
      return readHtml(await request.get(`${action}?${fields}`, {headers}))
    const type = element.getAttribute('enctype') ?? 'application/x-www-form-urlencoded'
    return readHtml(
      await request.post(action, {
        headers: {...headers, origin: page.url.origin, 'content-type': type},
        data: fields.toString(),
      }),
    )
  }

  return {element, fill, submit}
}

const navigation = {accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate'}

async function readHtml(response: APIResponse): Promise<HtmlPage> {
  const root = parse(await response.text(), {blockTextElements: {script: true, style: true}})
  for (const unread of root.querySelectorAll('script, style')) unread.remove()
  return {url: new URL(response.url()), status: response.status(), root}
}

/** Returns the fields that a browser sends; a button is sent only when it has a name and is pressed. */
const controlsOf = (form: HTMLElement): HTMLElement[] =>
  form
    .querySelectorAll('input, select, textarea')
    .filter((field) => !field.hasAttribute('disabled') && !unsent.has(typeOf(field)))

const unsent = new Set(['submit', 'button', 'reset', 'image', 'file'])
const typeOf = (field: HTMLElement) => field.getAttribute('type')?.toLowerCase() ?? ''
const checkedValue = (field: HTMLElement) => field.getAttribute('value') ?? 'on'

/** Returns null where nothing is sent. */
function initialValue(field: HTMLElement): string | null {
  if (field.tagName === 'TEXTAREA') return field.text.replace(/^\n/, '')
  if (field.tagName === 'SELECT') {
    const option = field.querySelector('option[selected]') ?? field.querySelector('option')
    return option === null ? null : valueOf(option)
  }
  if (typeOf(field) !== 'checkbox' && typeOf(field) !== 'radio')
    return field.getAttribute('value') ?? ''
  return field.hasAttribute('checked') ? checkedValue(field) : null
}

const valueOf = (option: HTMLElement) => option.getAttribute('value') ?? textOf(option)

function optionOf(field: HTMLElement, label: string): string {
  const option = field.querySelectorAll('option').find((each) => textOf(each) === label)
  if (option === undefined) throw new Error(`The list has no option ${label}.`)
  return valueOf(option)
}
