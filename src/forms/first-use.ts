import {captureEntries} from '#lib/capture-entries.ts'
import {dataAttribute} from '#lib/data-attribute.ts'
import {clientCodeTimeoutMs} from '#lib/hydration.ts'

/** Form that the server rendered and React has not hydrated. */
export const servedForm = dataAttribute('served', [''])

const {promise, resolve} = Promise.withResolvers<null>()

/** Resolves when a visitor first uses a form. Until then, no page loads the code of its form. */
export const firstUse = promise

let restoreEntries: (() => void) | null = null

/** Submitted forms that wait for their code, by their place in the page: React may replace the element. */
const submitted = new Map<number, HTMLElement | null>()

/** Loads the code of the page's forms. */
export function beginUse(): void {
  restoreEntries ??= captureEntries()
  resolve(null)
}

/**
 * Watches for the first use of a form. A submission before the form is hydrated is held; without the code, the browser
 * sends it (FORM-6).
 *
 * @returns a function that stops watching
 */
export function watchForms(): () => void {
  const watching = new AbortController()
  const options = {capture: true, signal: watching.signal}
  const begin = ({target}: Event) => {
    if (formOf(target) !== null) beginUse()
  }
  const hold = (event: MouseEvent | SubmitEvent) => {
    const form = formOf(event.target)
    const submitter = event instanceof SubmitEvent ? event.submitter : buttonOf(event.target)
    if (form === null || (event.type === 'click' && submitter === null)) return
    // The click too, because the browser would show its own messages about fields.
    event.preventDefault()
    const place = [...document.forms].indexOf(form)
    submitted.set(place, submitter)
    beginUse()
    setTimeout(() => {
      // The browser would put the entries of a form without an action into the address.
      if (submitted.delete(place) && form.method === 'post') form.submit()
    }, clientCodeTimeoutMs)
  }
  // The button of a form that nothing receives without JavaScript.
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    `form${servedForm.selector} > [type='submit']:disabled`,
  ))
    button.disabled = false
  // On the window, because React stops events of what it has not hydrated.
  for (const type of ['pointerover', 'focusin', 'input']) addEventListener(type, begin, options)
  addEventListener('click', hold, options)
  addEventListener('submit', hold, options)
  if (formOf(document.activeElement) !== null) beginUse()
  return () => watching.abort()
}

/** Restores entries that React reset, and sends held submissions; call it after a form is hydrated. */
export function continueUse(): void {
  // The last form of the page continues.
  if (document.querySelector(servedForm.selector) !== null) return
  restoreEntries?.()
  restoreEntries = null
  for (const [place, submitter] of submitted)
    document.forms[place]?.requestSubmit(submitter?.isConnected ? submitter : null)
  submitted.clear()
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(`form${servedForm.selector}`) : null

const buttonOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[type=submit]') : null
