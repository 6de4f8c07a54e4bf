import {type ReactNode, type SubmitEvent, useMemo} from 'react'
import type {FieldValues} from 'react-hook-form'
import {useHydrated} from '#lib/use-hydrated.ts'
import type {FormName} from '#shared/forms/all-forms.ts'
import type {FieldSpec, FormSpec, ValuesOf} from '#shared/forms/form-spec.ts'
import type {BrowserForm} from '#shared/html-forms.ts'
import {FormShell, type Outcome} from './engine/form-shell.tsx'
import {type FormMessages, useFormEngine} from './engine/use-form-engine.ts'
import {cleanValue} from './engine/validate-field.ts'
import type {FieldCopy} from './form-copy.ts'
import {FormFields} from './form-fields.tsx'
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
  /** Message of another success of this form, which the visitor saw in a dialog. */
  successOfDialog?: string | null
  /** Shown below the message of a success. */
  next?: ReactNode
  /** Shown below the message of a failure. */
  instead?: ReactNode
  /** Shown below the fields. */
  children?: ReactNode
}

/** Renders any form from its specification. */
export function Form<Spec extends FormSpec>(
  props: FormSetup<ValuesOf<Spec>> & {spec: Spec},
): ReactNode
export function Form(props: FormSetup<FieldValues> & {spec: FormSpec}): ReactNode {
  const {spec, content, prefix, page, sender = null, hidden = {}, defaults = {}, send} = props
  const {successOfDialog = null, next, instead, children, success} = props
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
  const outcomeOfDialog = useMemo<Outcome>(
    () =>
      successOfDialog === null
        ? null
        : {kind: 'success', message: successOfDialog, isFromDialog: true},
    [successOfDialog],
  )
  const outcome = outcomeOfDialog ?? engine.outcome
  const wasJustSent = outcome?.kind === 'success' && !engine.isDirty
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

  return (
    <FormShell
      action={page === null ? null : browserAction(page)}
      button={{
        label: isSubmitting ? (buttons.submitting ?? buttons.submit) : buttons.submit,
        ariaDisabled: isSubmitting || (needsValidForm && isHydrated && !isValid),
        disabled: page === null && !isHydrated,
        // Shown before hydration too, so that the layout doesn't shift.
        reason: needsReason ? {id: `${prefix}-reason`, text: messages.disabledReason ?? ''} : null,
      }}
      instead={instead}
      nativeValidation={!isHydrated && !fields.some(({spec: field}) => field.serverChecksFormat)}
      next={next}
      outcome={outcome}
      privacy={privacy}
      submit={submit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <FormFields bind={engine.bind} defaults={defaults} fields={shown} messages={messages} />
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
    </FormShell>
  )
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
