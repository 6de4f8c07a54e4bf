import {type SubmitEvent, useState, useSyncExternalStore} from 'react'
import {type AnalyticsState, storeChoice, onChoice, readAnalyticsState} from '#analytics/choice.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {buttonPart} from '#ui/state-attributes.ts'
import {Message} from '#ui/message/message.tsx'

export interface ChoiceFormProps {
  copy: {question: string; yes: string; no: string; save: string; saved: string; signal: string}
}

const answers = ['yes', 'no'] as const

/** State before hydration, which the form shows as a refusal. */
const serverState = (): AnalyticsState => 'unset'

/** Consent to analytics. A browser signal such as Global Privacy Control counts as a refusal and replaces the form. */
export function ChoiceForm({copy}: ChoiceFormProps) {
  const state = useSyncExternalStore(onChoice, readAnalyticsState, serverState)
  const isHydrated = useHydrated()
  const [saves, setSaves] = useState(0)
  const chosen = state === 'yes' ? 'yes' : 'no'
  if (state === 'signal') return <p>{copy.signal}</p>

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    storeChoice(new FormData(event.currentTarget).get('analytics') === 'yes' ? 'yes' : 'no')
    setSaves(saves + 1)
  }
  return (
    <form onSubmit={save}>
      {/* The key shows a choice that was made elsewhere, and otherwise keeps what a visitor picked before hydration. */}
      <fieldset key={chosen}>
        <legend>{copy.question}</legend>
        {answers.map((answer) => (
          <label key={answer}>
            <input
              defaultChecked={answer === chosen}
              name="analytics"
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
