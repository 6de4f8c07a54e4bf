import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type {FieldValues} from 'react-hook-form'
import {useHydrated} from '#lib/use-hydrated.ts'
import type {FormName} from '#shared/forms/all-forms.ts'
import type {FieldSpec, FormSpec, ValuesOf} from '#shared/forms/form-spec.ts'
import type {BrowserForm} from '#shared/html-forms.ts'
import {restoreEntries} from './engine/keep-entries.ts'
import {type FormMessages, useFormEngine} from './engine/use-form-engine.ts'
import {cleanValue} from './engine/validate-field.ts'
import type {FieldCopy} from './form-copy.ts'
import {ErrorSummary} from '#ui/error-summary/error-summary.tsx'
import {Message} from '#ui/message/message.tsx'
import {buttonPart, formOutcome} from '#ui/state-attributes.ts'
import {type FieldsProps, FormFields} from './form-fields.tsx'
import {servedForm} from './first-use.ts'
import {browserAction} from './sending/endpoints.ts'

interface FormSetup<Values> {
  content: {
    form: FormName
    copy: {
      fields: Readonly<Record<string, FieldCopy>>
      messages: FormMessages & {
        failure?: string
        trapSuccess?: string
        disabledReason?: string
        placeholderOption?: string
        more?: string
      }
      buttons: {submit: string; submitting?: string}
    }
    privacy: ReactNode
  }
  /** Prefix of ids, for several forms on a page. */
  prefix: string
  /** Form to which a browser without JavaScript posts; null for a form that requires JavaScript. */
  page: BrowserForm | null
  /** Sender for whom some fields are; see `onlyFor`. */
  sender?: FieldSpec['onlyFor'] | null
  /** Values that the visitor doesn't enter, for a browser without JavaScript. */
  hidden?: Readonly<Record<string, string>>
  /** Initial values by the name of the field. */
  defaults?: Readonly<Record<string, string>>
  /** Receives trimmed values. */
  send: (values: Values) => Promise<unknown>
  /** Returns the message for a failed submission; by default, the form's message `failure`. */
  failure?: (error: unknown, values: Values) => string
  /** Called after the fields are cleared; returns the message to show in the form. */
  success: (values: Values) => string | null
  /** Whether a dialog of the page sent the same form, and said so. */
  isSent?: boolean
  /** Shown below the message of a success. */
  next?: ReactNode
  /** Shown below the message of a failure. */
  instead?: ReactNode
  /** Shown below the fields. */
  children?: ReactNode
  /** Renders a field of the kind `scale`. */
  Scale?: FieldsProps['Scale']
}

/**
 * Renders any form from its specification. After a success, `FormParts` shows only the outcome, which takes the focus
 * from the button.
 */
export function Form<Spec extends FormSpec>(
  props: FormSetup<ValuesOf<Spec>> & {spec: Spec},
): ReactNode
export function Form(props: FormSetup<FieldValues> & {spec: FormSpec}): ReactNode {
  const {spec, content, prefix, page, sender = null, hidden = {}, defaults = {}, send} = props
  const {isSent = false, next, instead, children, success, Scale} = props
  const {form, copy, privacy} = content
  const {messages, buttons} = copy
  const failure = props.failure ?? (() => messages.failure ?? messages.errorSummary ?? '')
  const needsValidForm = spec.needsValidForm === true
  const isHydrated = useHydrated()
  const fields = Object.entries(spec.fields).flatMap(([key, field]) => {
    const fieldCopy = copy.fields[key]
    const isShown = field.onlyFor === undefined || field.onlyFor === sender
    return fieldCopy !== undefined && isShown ? [{spec: field, copy: fieldCopy}] : []
  })
  const shown = fields.filter(({spec: {kind}}) => kind !== 'trap')
  const engine = useFormEngine({
    form,
    fields: shown,
    messages,
    prefix,
    needsValidForm,
    send,
    failure,
    success,
  })
  const {isSubmitting, isValid} = engine
  const {outcome} = engine
  const kind = outcome?.kind ?? (isSent ? 'success' : '')
  const wasJustSent = kind === 'success' && !engine.isDirty
  const reasonId = `${prefix}-reason`
  const needsReason = needsValidForm && !isValid && !isSubmitting && !wasJustSent

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const entries = new FormData(event.currentTarget)
    const isTrapped = fields.some(
      ({spec: field}) =>
        field.kind === 'trap' && cleanValue('trap', entries.get(field.inputName)) !== '',
    )
    if (!isTrapped) {
      engine.submit(event)
      return
    }
    // Sends nothing, but shows a bot the same message as a person.
    event.preventDefault()
    engine.finish(() => messages.trapSuccess ?? null)
  }

  const element = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  // A later effect would run after a quick Back.
  useLayoutEffect(
    () => (element.current === null ? undefined : restoreEntries(element.current)),
    [],
  )
  // Each attempt creates a new outcome, so the summary is focused again.
  useEffect(() => {
    const target = outcome?.kind === 'success' ? status : summary
    target.current?.focus()
  }, [outcome])
  const failed = outcome?.kind === 'failure' ? outcome : null
  const hasSummary = failed !== null && failed.issues.length > 0

  return (
    <form
      {...(page === null ? {} : {action: browserAction(page), method: 'post'})}
      {...servedForm.of(isHydrated ? undefined : '')}
      noValidate={isHydrated || shown.some(({spec: field}) => field.serverChecksFormat)}
      onSubmit={submit}
      ref={element}
    >
      {hasSummary ? (
        <ErrorSummary
          detail={failed.detail}
          heading={failed.message}
          issues={failed.issues.map((issue) => ({...issue, isSolved: engine.isSolved(issue)}))}
          onClick={focusField}
          ref={summary}
        />
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <FormFields
        bind={engine.bind}
        defaults={defaults}
        fields={shown}
        messages={messages}
        Scale={Scale}
      />
      {fields.map(({spec: field, copy: {label}}) =>
        field.kind === 'trap' ? (
          <TrapField
            id={`${prefix}-${field.inputName}`}
            key={field.name}
            label={label}
            name={field.inputName}
          />
        ) : null,
      )}
      {children}
      {privacy ? <div data-privacy="">{privacy}</div> : null}
      <div aria-live="polite" {...formOutcome.of(kind)} ref={status} tabIndex={-1}>
        {outcome === null || hasSummary ? null : (
          <Message kind={outcome.kind}>
            <span>{outcome.message}</span>
            {failed?.detail ? <p>{failed.detail}</p> : null}
            {failed === null ? null : instead}
          </Message>
        )}
        {kind === 'success' ? next : null}
      </div>
      <button
        {...buttonPart}
        aria-describedby={needsReason ? reasonId : undefined}
        // Keeps the button focusable.
        aria-disabled={isSubmitting || (needsValidForm && isHydrated && !isValid)}
        // The form requires JavaScript.
        disabled={page === null && !isHydrated}
        // A blur would show the field's error and move the button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        type="submit"
      >
        {isSubmitting ? (buttons.submitting ?? buttons.submit) : buttons.submit}
      </button>
      {needsReason ? (
        <p data-hint="" data-reason="" id={reasonId}>
          {messages.disabledReason}
        </p>
      ) : null}
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

interface TrapFieldProps {
  id: string
  name: string
  label: string
}

/** Makes 1Password, LastPass, Bitwarden and Dashlane ignore the field. */
const ignoredByExtensions = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/**
 * Renders a honeypot field, hidden from view, the tab order and screen readers (FORM-5, LAW-6). It is off-screen and
 * inert, so browsers and extensions that fill in visible fields skip it.
 */
function TrapField({id, name, label}: TrapFieldProps) {
  return (
    <div aria-hidden="true" data-trap="" inert>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        id={id}
        name={name}
        tabIndex={-1}
        type="text"
        {...ignoredByExtensions}
      />
    </div>
  )
}
