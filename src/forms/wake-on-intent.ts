import type {FormOnPageProps} from './form-on-page-props.ts'

/** What somebody does who is about to use a form, also by touch and with a keyboard. */
const intents = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const

/**
 * Brings a form that the server rendered to life as soon as somebody turns to it. A form that is sent before its code is
 * there waits for it; when that does not come, the browser sends the form, as it does without JavaScript (FORM-6).
 *
 * @param place - the element around the form
 * @param props - what the form was rendered with
 * @returns what ends it
 */
export function wakeOnIntent(place: HTMLElement, props: FormOnPageProps): () => void {
  let code: Promise<() => void> | undefined
  let isOver = false
  /** Fields that somebody left while the code was on its way. */
  const left = new Set<EventTarget>()

  const wake = () => {
    code ??= import('./hydrate-form.tsx').then(
      ({hydrateForm}) => {
        stopListening()
        if (isOver) return () => undefined
        const end = hydrateForm(place, props)
        // What a field says when it is left (FORM-3, FORM-5), it says now.
        for (const field of left) {
          if (field !== document.activeElement)
            field.dispatchEvent(new FocusEvent('focusout', {bubbles: true}))
        }
        return end
      },
      (error: unknown) => {
        // The next sign tries again: the network may be back by then.
        code = undefined
        throw error
      },
    )
    return code
  }
  const onIntent = () => void wake().catch(() => undefined)
  const onLeave = ({target}: FocusEvent) => {
    if (target !== null) left.add(target)
  }
  const onSubmit = (event: SubmitEvent) => {
    const {target, submitter} = event
    if (!(target instanceof HTMLFormElement)) return
    event.preventDefault()
    void wake().then(
      () => target.requestSubmit(submitter),
      () => target.submit(),
    )
  }
  const stopListening = () => {
    for (const intent of intents) place.removeEventListener(intent, onIntent)
    place.removeEventListener('focusout', onLeave)
    place.removeEventListener('submit', onSubmit)
  }

  for (const intent of intents) place.addEventListener(intent, onIntent)
  place.addEventListener('focusout', onLeave)
  place.addEventListener('submit', onSubmit)
  // Somebody was faster than this code.
  if (place.contains(document.activeElement)) onIntent()
  return () => {
    isOver = true
    stopListening()
    void code?.then((end) => end()).catch(() => undefined)
  }
}
