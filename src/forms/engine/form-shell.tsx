import type {ReactNode, SubmitEvent} from 'react'
import {Message} from '#ui/message/message.tsx'
import type {Outcome} from './use-form-engine.ts'

interface FormShellProps {
  /** Where a browser without JavaScript posts to; null for a form that nothing but JavaScript can answer. */
  action: string | null
  /** Whether the browser leaves checking to us. */
  nativeValidation: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  outcome: Outcome
  /** What happens with the details; stands before the button (LAW-2). */
  privacy: ReactNode
  button: {
    label: string
    /** Not to be pressed now; it stays reachable and can say why. */
    ariaDisabled: boolean
    /** Cannot do anything yet: nothing would answer the press. */
    disabled?: boolean
    reason?: {id: string; text: string} | null
  }
  children: ReactNode
}

/** What all forms share: where they are posted, the message of what came of it, and the button. */
export function FormShell({
  action,
  nativeValidation,
  submit,
  outcome,
  privacy,
  button,
  children,
}: FormShellProps) {
  const {label, ariaDisabled, disabled = false, reason = null} = button
  return (
    <form
      {...(action === null ? {} : {action, method: 'post'})}
      noValidate={!nativeValidation}
      onSubmit={submit}
    >
      {children}
      {privacy}
      <div aria-live="polite" data-outcome="">
        {outcome === null ? null : <Message kind={outcome.kind}>{outcome.message}</Message>}
      </div>
      {reason === null ? null : (
        <p data-hint="" id={reason.id}>
          {reason.text}
        </p>
      )}
      <button
        aria-describedby={reason?.id}
        aria-disabled={ariaDisabled}
        disabled={disabled}
        // The field that has the focus would be left, show its error and push the button from under the press.
        onMouseDown={(event) => event.preventDefault()}
        type="submit"
      >
        {label}
      </button>
    </form>
  )
}
