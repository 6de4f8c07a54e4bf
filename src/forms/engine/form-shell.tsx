import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import {ErrorSummary} from '#ui/error-summary/error-summary.tsx'
import {Message} from '#ui/message/message.tsx'
import {restoreEntries} from './keep-entries.ts'
import {formOutcome} from '#ui/state-attributes.ts'

/** A field error in the summary. */
export interface FieldIssue {
  /** Id of the field to which the summary links. */
  id: string
  text: string
}

/** Outcome of the last attempt, with copy for the visitor. */
export type Outcome =
  | {
      kind: 'success'
      message: string
      /** The dialog sent the same form, and has or returns the focus. */
      isFromDialog?: boolean
    }
  | {kind: 'failure'; message: string; detail: string | null; issues: readonly FieldIssue[]}
  | null

interface FormShellProps {
  /** Address for a submission without JavaScript; null for a form that requires it. */
  action: string | null
  /** Whether the browser validates the fields. */
  nativeValidation: boolean
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  outcome: Outcome
  /** Next step, shown below the message of a success. */
  next?: ReactNode
  /** Another way, shown below the message of a failure. */
  instead?: ReactNode
  /** Privacy notice, shown before the button (LAW-2). */
  privacy: ReactNode
  button: {
    label: string
    /** Blocks submission but keeps the button focusable. */
    ariaDisabled: boolean
    /** Set before hydration on a form that requires JavaScript. */
    disabled?: boolean
    reason?: {id: string; text: string} | null
  }
  children: ReactNode
}

/**
 * Renders the form element, error summary, outcome message and button of every form. After a success, `FormParts`
 * shows only the outcome, which takes the focus from the button.
 */
export function FormShell({
  action,
  nativeValidation,
  submit,
  outcome,
  next = null,
  instead = null,
  privacy,
  button,
  children,
}: FormShellProps) {
  const {label, ariaDisabled, disabled = false, reason = null} = button
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const success = useRef<HTMLDivElement>(null)
  // A later effect would run after a quick Back.
  useLayoutEffect(() => (form.current === null ? undefined : restoreEntries(form.current)), [])
  // Each attempt creates a new outcome, so the summary is focused again.
  useEffect(() => {
    if (outcome?.kind === 'success' && outcome.isFromDialog) return
    const target = outcome?.kind === 'success' ? success : summary
    target.current?.focus()
  }, [outcome])
  const failure = outcome?.kind === 'failure' ? outcome : null
  const hasSummary = failure !== null && failure.issues.length > 0
  return (
    <form
      {...(action === null ? {} : {action, method: 'post'})}
      noValidate={!nativeValidation}
      onSubmit={submit}
      ref={form}
    >
      {hasSummary ? (
        <ErrorSummary
          detail={failure.detail}
          heading={failure.message}
          issues={failure.issues}
          onClick={focusField}
          ref={summary}
        />
      ) : null}
      {children}
      {privacy ? <div data-privacy="">{privacy}</div> : null}
      <div aria-live="polite" {...formOutcome.of(outcome?.kind ?? '')} ref={success} tabIndex={-1}>
        {outcome === null || hasSummary ? null : (
          <Message kind={outcome.kind}>
            <span>{outcome.message}</span>
            {failure?.detail ? <p>{failure.detail}</p> : null}
            {failure === null ? null : instead}
          </Message>
        )}
        {outcome?.kind === 'success' ? next : null}
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
        // A blur would show the field's error and move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        type="submit"
      >
        {label}
      </button>
    </form>
  )
}

/** Focuses the field that a summary link names, without changing the URL. */
function focusField(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const field = link === null ? null : document.getElementById(link.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  // Scrolls to the whole field, so that its label is visible.
  const group = field.closest('[data-field], fieldset') ?? field
  group.scrollIntoView({block: 'nearest'})
  field.focus({preventScroll: true})
}
