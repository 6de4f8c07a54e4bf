import type {APIRequestContext, APIResponse} from '@playwright/test'
import type {HTMLElement} from 'node-html-parser'
import {allNamed, type HtmlPage, named, readPage, textOf} from './html-page.ts'

/** Values by the label of their field: text, the label of an option, or whether a checkbox is checked. */
export type Entries = readonly (readonly [label: string | RegExp, value: string | boolean])[]

/** Returns the control that a label names. @throws Error without a match */
export function fieldLabelled(form: HTMLElement, name: string | RegExp): HTMLElement {
  const [labelled] = allNamed(form, 'input[aria-label]', name)
  if (labelled !== undefined) return labelled
  const label = named(form, 'label', name)
  const field =
    label.querySelector('input, select, textarea') ??
    form.querySelector(`[id="${label.getAttribute('for')}"]`)
  if (field === null) throw new Error(`${textOf(label)} labels no field.`)
  return field
}

/** Returns the value that a field has when the page loads. */
export function valueOf(field: HTMLElement): string {
  if (field.rawTagName === 'textarea') return field.text.replace(/^\n/, '')
  if (field.rawTagName !== 'select') return field.getAttribute('value') ?? ''
  const chosen = field.querySelector('[selected]') ?? field.querySelector('option')
  return chosen?.getAttribute('value') ?? ''
}

/**
 * Submits a form as a browser without scripts does, and follows redirects.
 *
 * @param page - the page of the form, whose URL is the base of the form's `action`
 * @param entries - fields that change; all others keep their values
 * @returns the page that the visitor ends on
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
    url.search = data.toString()
    return follow(request, await request.get(url.href, {maxRedirects: 0}), url)
  }
  const headers = {
    accept: 'text/html',
    origin: page.url.origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const options = {data: data.toString(), headers, maxRedirects: 0}
  return follow(request, await request.post(url.href, options), url)
}

/** Follows redirects by hand, because a response does not repeat the fragment of its address. */
async function follow(
  request: APIRequestContext,
  response: APIResponse,
  url: URL,
): Promise<HtmlPage> {
  const {location} = response.headers()
  if (location === undefined) return readPage(response, url)
  const next = new URL(location, url)
  return follow(request, await request.get(next.href, {maxRedirects: 0}), next)
}

/** Returns the successful controls of a form in their order (HTML, "constructing the entry list"). */
function formData(form: HTMLElement, entries: Entries): URLSearchParams {
  const changed = new Map(entries.map(([label, value]) => [fieldLabelled(form, label), value]))
  const data = new URLSearchParams()
  for (const field of form.querySelectorAll('input[name], select[name], textarea[name]')) {
    const name = field.getAttribute('name') ?? ''
    const entry = changed.get(field)
    if (field.hasAttribute('disabled')) continue
    if (/^(checkbox|radio)$/.test(field.getAttribute('type') ?? '')) {
      const isChecked = entry ?? field.hasAttribute('checked')
      if (isChecked === true) data.append(name, field.getAttribute('value') ?? 'on')
    } else data.append(name, typeof entry === 'string' ? entered(field, entry) : valueOf(field))
  }
  return data
}

/** Returns text as browsers send it, or the value of an option. */
const entered = (field: HTMLElement, entry: string) =>
  field.rawTagName === 'select'
    ? (named(field, 'option', entry).getAttribute('value') ?? entry)
    : entry.replaceAll(/\r?\n/g, '\r\n')
