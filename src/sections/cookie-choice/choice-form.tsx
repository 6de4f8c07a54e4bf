import {type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore} from 'react'
import {
  type AnalyticsChoice,
  type AnalyticsState,
  storeChoice,
  onChoice,
  readAnalyticsState,
} from '#analytics/choice.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {buttonPart} from '#ui/state-attributes.ts'
import {Message} from '#ui/message/message.tsx'

export interface ChoiceFormProps {
  copy: {question: string; yes: string; no: string; save: string; saved: string; signal: string}
}

const answers = ['yes', 'no'] as const

/** State before hydration, which the form shows as a refusal. */
const serverState = (): AnalyticsState => 'unset'

/**
 * Consent to analytics. A browser signal such as Global Privacy Control counts as a refusal and replaces the form.
 */
export function ChoiceForm({copy}: ChoiceFormProps) {
  const state = useSyncExternalStore(onChoice, readAnalyticsState, serverState)
  const isHydrated = useHydrated()
  const [saves, setSaves] = useState(0)
  const [picked, setPicked] = useState<AnalyticsChoice | null>(null)
  const yes = useRef<HTMLInputElement>(null)
  // A visitor may pick before this code has loaded; hydration leaves the radio checked and fires no event.
  useEffect(() => {
    if (yes.current?.checked === true && !yes.current.defaultChecked) setPicked('yes')
  }, [])
  if (state === 'signal') return <p>{copy.signal}</p>

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('analytics')
    storeChoice(chosen === 'yes' ? 'yes' : 'no')
    setPicked(null)
    setSaves(saves + 1)
  }
  return (
    <form onSubmit={save}>
      <fieldset>
        <legend>{copy.question}</legend>
        {answers.map((answer) => (
          <label key={answer}>
            <input
              checked={(picked ?? state) === 'yes' ? answer === 'yes' : answer === 'no'}
              name="analytics"
              onChange={() => setPicked(answer)}
              ref={answer === 'yes' ? yes : null}
              type="radio"
              value={answer}
            />
            <span>{copy[answer]}</span>
          </label>
        ))}
      </fieldset>
      <div aria-live="polite" data-outcome="">
        {saves === 0 ? null : (
          <Message key={saves} kind="success">
            {copy.saved}
          </Message>
        )}
      </div>
      <button {...buttonPart} disabled={!isHydrated} type="submit">
        {copy.save}
      </button>
    </form>
  )
}
