import {needsCode} from './needs-code.ts'

/** What somebody does who is about to use what sleeps, also by touch and with a keyboard. */
const intents = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const

/** Imports what hydrates an element in place, and then takes what it hydrated off the page again. */
export type FetchCode = () => Promise<(place: HTMLElement) => () => void>

/**
 * Brings what the server rendered to life as soon as somebody turns to it. A button that is pressed before its code is
 * there waits for it, and so does a form that is sent; when the code does not come, the browser sends the form, as it
 * does without JavaScript (FORM-6).
 *
 * @param place - the element around it
 * @param fetchCode - imports what hydrates it
 * @returns what ends it
 */
export function wakeOnIntent(place: HTMLElement, fetchCode: FetchCode): () => void {
  let code: Promise<() => void> | undefined
  let isOver = false
  const asleep = new AbortController()
  /** Fields that somebody left while the code was on its way. */
  const left = new Set<EventTarget | null>()

  const wake = () =>
    (code ??= fetchCode().then(
      (hydrate) => {
        asleep.abort()
        if (isOver) return () => undefined
        const end = hydrate(place)
        left.delete(document.activeElement)
        // What a field says when it is left (FORM-3, FORM-5), it says now.
        for (const field of left) field?.dispatchEvent(new FocusEvent('focusout', {bubbles: true}))
        return end
      },
      (error: unknown) => {
        // The next sign tries again: the network may be back by then.
        code = undefined
        throw error
      },
    ))
  const onIntent = () => void wake().catch(() => undefined)
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => place.addEventListener(type, listener, asleep)

  for (const intent of intents) listen(intent, onIntent)
  listen('focusout', ({target}) => left.add(target))
  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.type !== 'button') return
    event.preventDefault()
    void wake().then(
      () => button.click(),
      () => undefined,
    )
  })
  listen('submit', (event) => {
    const {target, submitter} = event
    if (!(target instanceof HTMLFormElement)) return
    event.preventDefault()
    void wake().then(
      () => target.requestSubmit(submitter),
      () => target.submit(),
    )
  })
  for (const element of place.querySelectorAll<HTMLElement>(needsCode.selector)) {
    element.hidden = false
  }
  // Somebody was faster than this code.
  if (place.contains(document.activeElement)) onIntent()
  return () => {
    isOver = true
    asleep.abort()
    void code?.then((end) => end()).catch(() => undefined)
  }
}
