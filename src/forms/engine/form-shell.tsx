import {type MouseEvent, type ReactNode, type SubmitEvent, useEffect, useRef} from 'react'
import {ErrorSummary} from '#ui/error-summary/error-summary.tsx'
import {Message} from '#ui/message/message.tsx'
import type {Outcome} from './outcome.ts'

interface FormShellProps {
  /** Where a browser without JavaScript posts to; null for a form that nothing but JavaScript can answer. */
  action: string | null
  /** Whether the browser itself checks the fields before it sends them. */
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
  const summary = useRef<HTMLDivElement>(null)
  // Each attempt has an outcome of its own, so the focus comes back to a summary that stayed.
  useEffect(() => summary.current?.focus(), [outcome])
  const failure = outcome?.kind === 'failure' ? outcome : null
  const hasSummary = failure !== null && failure.issues.length > 0
  return (
    <form
      {...(action === null ? {} : {action, method: 'post'})}
      noValidate={!nativeValidation}
      onSubmit={submit}
    >
      {hasSummary ? (
        <ErrorSummary
          detail={failure.detail}
          heading={failure.message}
          issues={failure.issues}
          onClick={goToField}
          ref={summary}
        />
      ) : null}
      {children}
      {privacy ? <div data-privacy="">{privacy}</div> : null}
      <div aria-live="polite" data-outcome="">
        {outcome === null || hasSummary ? null : (
          <Message kind={outcome.kind}>
            <span>{outcome.message}</span>
            {failure?.detail ? <p>{failure.detail}</p> : null}
          </Message>
        )}
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

/** Goes to the field that a link of the summary names, and leaves the address of the page as it is. */
function goToField(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const field = link === null ? null : document.getElementById(link.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  // What the field is called has to be seen as well.
  const part = field.closest('[data-field], fieldset') ?? field
  part.scrollIntoView({block: 'nearest'})
  field.focus({preventScroll: true})
}
