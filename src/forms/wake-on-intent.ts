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

  const wake = () => {
    code ??= import('./hydrate-form.tsx').then(
      ({hydrateForm}) => {
        stopListening()
        return isOver ? () => undefined : hydrateForm(place, props)
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
    place.removeEventListener('submit', onSubmit)
  }

  for (const intent of intents) place.addEventListener(intent, onIntent)
  place.addEventListener('submit', onSubmit)
  // Somebody was faster than this code.
  if (place.contains(document.activeElement)) onIntent()
  return () => {
    isOver = true
    stopListening()
    void code?.then((end) => end()).catch(() => undefined)
  }
}
