import type {APIRequestContext, APIResponse} from '@playwright/test'
import type {HTMLElement} from 'node-html-parser'
import {allNamed, type HtmlPage, readPage, textOf} from './html-page.ts'

/** Values by the label of their field: text, the label of an option, or whether a checkbox is checked. */
export type Entries = readonly (readonly [label: string | RegExp, value: string | boolean])[]

const maxRedirects = 5

/** Returns the control that a label names. @throws Error without a match */
export function fieldLabelled(form: HTMLElement, name: string | RegExp): HTMLElement {
  const [label] = allNamed(form, 'label', name)
  const id = label?.getAttribute('for')
  const field =
    label?.querySelector('input, select, textarea') ??
    (id === undefined ? null : form.querySelector(`[id="${id}"]`)) ??
    allNamed(form, 'input[aria-label]', name)[0]
  if (field == null) {
    const labels = form.querySelectorAll('label').map(textOf)
    throw new Error(`No field is labelled ${String(name)}, but ${labels.join(' | ')}.`)
  }
  return field
}

/** Returns the value that a field has when the page loads. */
export function valueOf(field: HTMLElement): string {
  if (field.rawTagName === 'textarea') return field.text.replace(/^\n/, '')
  if (field.rawTagName !== 'select') return field.getAttribute('value') ?? ''
  const options = field.querySelectorAll('option')
  const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0]
  return chosen === undefined ? '' : optionValue(chosen)
}

/**
 * Submits a form as a browser without scripts does, and follows redirects.
 *
 * @param page - the page of the form, whose URL is the base of the form's `action`
 * @param entries - fields that change; all others keep their values
 * @returns the page that the visitor ends on
 * @throws Error for an empty required field, where a browser would stop
 */
export async function submitForm(
  request: APIRequestContext,
  page: HtmlPage,
  form: HTMLElement,
  entries: Entries,
): Promise<HtmlPage> {
  const url = new URL(form.getAttribute('action') ?? '', page.url)
  const data = formData(form, entries)
  if (form.getAttribute('method')?.toLowerCase() !== 'post') {
    url.search = new URLSearchParams(data).toString()
    return follow(request, await request.get(url.href, {maxRedirects: 0}), url)
  }
  const headers = {
    accept: 'text/html',
    origin: page.url.origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const body = new URLSearchParams(data).toString()
  return follow(request, await request.post(url.href, {data: body, headers, maxRedirects: 0}), url)
}

async function follow(
  request: APIRequestContext,
  response: APIResponse,
  url: URL,
  left = maxRedirects,
): Promise<HtmlPage> {
  const {location} = response.headers()
  if (location === undefined || left === 0) return readPage(response, url)
  const next = new URL(location, url)
  return follow(request, await request.get(next.href, {maxRedirects: 0}), next, left - 1)
}

/** Returns the successful controls of a form in their order (HTML, "constructing the entry list"). */
function formData(form: HTMLElement, entries: Entries): [string, string][] {
  const changed = new Map(entries.map(([label, value]) => [fieldLabelled(form, label), value]))
  return form
    .querySelectorAll('input[name], select[name], textarea[name]')
    .filter((field) => !field.hasAttribute('disabled'))
    .flatMap((field): [string, string][] => {
      const name = field.getAttribute('name') ?? ''
      const entry = changed.get(field)
      if (/^(checkbox|radio)$/.test(field.getAttribute('type') ?? '')) {
        const isChecked = entry ?? field.hasAttribute('checked')
        return isChecked === true ? [[name, field.getAttribute('value') ?? 'on']] : []
      }
      const value = typeof entry === 'string' ? enteredValue(field, entry) : valueOf(field)
      if (value === '' && field.hasAttribute('required') && !form.hasAttribute('novalidate')) {
        throw new Error(`A browser stops at the empty field ${name}.`)
      }
      return [[name, value.replaceAll(/\r?\n/g, '\r\n')]]
    })
}

const enteredValue = (field: HTMLElement, entry: string) =>
  field.rawTagName === 'select' ? optionNamed(field, entry) : entry

const optionValue = (option: HTMLElement) => option.getAttribute('value') ?? textOf(option)

function optionNamed(select: HTMLElement, label: string): string {
  const [option] = allNamed(select, 'option', label)
  if (option === undefined) throw new Error(`No option is called ${label}.`)
  return optionValue(option)
}
