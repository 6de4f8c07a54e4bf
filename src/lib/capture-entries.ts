import {copyEntry, enterValue, type Field} from './field-entries.ts'

const fields = 'input, select, textarea'
const controls = `${fields}, a[href], button, summary`

/**
 * Captures form entries and focus before React hydrates the document. React re-renders it with empty fields when
 * texts differ from the server's, for example on a translated page. It also resets text areas.
 *
 * @returns a function that restores entries and focus; call it after hydration
 */
export function captureEntries(): () => void {
  const served = all<Field>(fields)
  const focusable = all(controls)
  const texts = new Map<HTMLTextAreaElement, string>()
  let focus = -1
  const capture = () => {
    focus = focusable.findIndex((control) => control === document.activeElement)
    for (const area of all<HTMLTextAreaElement>('textarea')) texts.set(area, area.value)
  }
  capture()
  const hydrating = new AbortController()
  // Before React, which stops the events of what it has not hydrated.
  for (const type of ['focusin', 'input'])
    addEventListener(type, capture, {capture: true, signal: hydrating.signal})
  return () => {
    hydrating.abort()
    if (focusable[focus]?.isConnected === false) all(controls)[focus]?.focus()
    const rendered = all<Field>(fields)
    for (const [index, field] of served.entries()) {
      const successor = rendered[index]
      if (!field.isConnected && successor?.name === field.name) copyEntry(field, successor)
    }
    for (const [area, text] of texts) if (area.isConnected) enterValue(area, text)
    for (const field of rendered) if (wasLeft(field)) field.dispatchEvent(createFocusOut())
  }
}

const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]

/** Makes a form validate a field that was left before hydration (FORM-3, FORM-5). */
const createFocusOut = () => new FocusEvent('focusout', {bubbles: true})

const wasLeft = (field: Field) =>
  'defaultValue' in field && field.value !== field.defaultValue && field !== document.activeElement
