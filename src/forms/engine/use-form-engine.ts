import {type SubmitEvent, useState} from 'react'
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type {FieldCopy} from '#forms/form-copy.ts'
import {recordEvent} from '#analytics/record-event.ts'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import {type FieldIssueCode, fieldIssueCodes, problemCodes} from '#shared/field-issues.ts'
import type {FormName} from '#shared/forms/all-forms.ts'
import type {FieldSpec} from '#shared/forms/form-spec.ts'
import type {FieldIssue, Outcome} from './form-shell.tsx'
import {useErrorTitle} from './use-error-title.ts'
import {
  cleanValue,
  isWellFormed,
  issueCopy,
  issueText,
  type SharedIssueCopy,
  validateField,
} from './validate-field.ts'

interface FormEngineOptions<Values extends FieldValues, Key extends string> {
  /** Name for analytics events about the outcome, which contain nothing that was typed (AN-1). */
  form: FormName
  /** Fields in visual order. */
  fields: Readonly<Record<Key, FieldSpec & {name: Path<Values>}>>
  copy: {
    fields: Readonly<Record<Key, FieldCopy>>
    messages: SharedIssueCopy & {tooManyRequests?: string; errorTitle: string}
  }
  /** Prefix of ids, for several forms on a page. */
  prefix: string
  /**
   * When errors first show: `onTouched` on blur (FORM-3), `onSubmit` on submission. They then update while typing.
   */
  mode: 'onSubmit' | 'onTouched'
  /**
   * Returns the heading of the error summary, which receives focus (WCAG 3.3.1). Without it, the first invalid field
   * does.
   */
  summary?: (codes: ReadonlySet<FieldIssueCode>) => string
  /** Receives trimmed values. */
  send: (values: Values) => Promise<unknown>
  /** Returns the message for a failed submission, which keeps the entries. */
  failure: (error: unknown, values: Values) => string
  /** Called after the fields are cleared; returns the message to show in the form. */
  success: (values: Values) => string | null
}

/** Props of a text field, text area or select. */
interface BoundField extends UseFormRegisterReturn {
  id: string
  label: string
  hint: string | null
  error: string | undefined
  autoComplete: string | undefined
  required: boolean
}

/**
 * Manages validation, submission and outcome of a form. Fields are uncontrolled, so entries made before hydration are
 * kept.
 *
 * @returns `field`, `line`, `scale`, `box` and `input` bind inputs by field key; `submit` is the form's `onSubmit`
 */
export function useFormEngine<Values extends FieldValues, Key extends string>(
  options: FormEngineOptions<Values, Key>,
) {
  const {form: name, fields, copy, prefix, mode, summary, send, failure, success} = options
  const form = useForm<Values>({mode, shouldFocusError: false})
  const [outcome, setOutcome] = useState<Outcome>(null)
  const {isSubmitting, isValid, isDirty} = form.formState
  const hasIssues = outcome?.kind === 'failure' && outcome.issues.length > 0
  useErrorTitle(hasIssues ? copy.messages.errorTitle : null)

  const copyOf = (key: Key) => copy.fields[key]
  const idOf = (key: Key) => `${prefix}-${fields[key].name}`
  const errorOf = (key: Key) => form.getFieldState(fields[key].name, form.formState).error?.message

  /** One rule per issue code, so that the error's type is the code. */
  const rulesOf = (key: Key) =>
    Object.fromEntries(
      fieldIssueCodes.map((code) => [
        code,
        (value: unknown) =>
          validateField(fields[key], value) === code
            ? issueCopy(code, copyOf(key), copy.messages)
            : true,
      ]),
    )

  const bound = new Map<Key, UseFormRegisterReturn>()
  const bind = (key: Key, options?: RegisterOptions<Values, Path<Values>>) => {
    const input = form.register(fields[key].name, options)
    bound.set(key, input)
    return input
  }

  const field = (key: Key): BoundField => {
    const {kind, autocomplete, required} = fields[key]
    const {label, hint} = copyOf(key)
    const input = bind(key, {
      setValueAs: (value: unknown) => cleanValue(kind, value),
      validate: rulesOf(key),
    })
    return {
      id: idOf(key),
      label,
      hint,
      error: errorOf(key),
      autoComplete: autocomplete,
      ...input,
      required,
    }
  }

  const line = (key: Key) => {
    const {kind, autocomplete} = fields[key]
    const type = kind === 'email' ? kind : autocomplete === 'tel' ? autocomplete : 'text'
    return {...field(key), type}
  }

  const scale = (key: Key) => ({
    id: idOf(key),
    name: fields[key].name,
    question: copyOf(key).label,
    error: errorOf(key),
    required: fields[key].required,
    input: bind(key, {validate: rulesOf(key)}),
  })

  const box = (key: Key) => ({
    id: idOf(key),
    ...bind(key),
    label: copyOf(key).label,
    hint: copyOf(key).hint,
    defaultChecked: copyOf(key).initiallyChecked,
  })

  const issueOf = (key: Key, message: string): FieldIssue => ({
    id: idOf(key),
    text: issueText(copyOf(key).label, message),
  })

  const keys = keysOf(fields)

  /** Shows the server's issues beside their fields, with the form's copy. */
  const showIssues = ({issues}: FormSubmissionError): FieldIssue[] =>
    keys.flatMap((key) => {
      const {name} = fields[key]
      const code = issues.get(name)
      if (code === undefined) return []
      const message = issueCopy(code, copyOf(key), copy.messages)
      form.setError(name, {type: code, message})
      return [issueOf(key, message)]
    })

  /** Clears the form and shows the outcome. */
  const finish = (say: () => string | null) => {
    // A field that loses the focus after the reset would be marked as empty.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    form.reset()
    const message = say()
    setOutcome(message === null ? null : {kind: 'success', message})
  }

  const onValid = async (values: Values) => {
    setOutcome(null)
    try {
      await send(values)
    } catch (error) {
      recordEvent({name: 'form_failed', properties: {form: name}})
      const refusal = error instanceof FormSubmissionError ? error : null
      const issues = refusal === null ? [] : showIssues(refusal)
      const message = failure(error, values)
      const {tooManyRequests = null} = copy.messages
      const why = refusal?.code === problemCodes.tooManyRequests ? tooManyRequests : null
      setOutcome({kind: 'failure', message, detail: why === message ? null : why, issues})
      return
    }
    recordEvent({name: 'form_succeeded', properties: {form: name}})
    finish(() => success(values))
  }

  const onInvalid = () => {
    const wrong = keys.flatMap((key) => {
      const {name} = fields[key]
      const {error} = form.getFieldState(name)
      const code = fieldIssueCodes.find((known) => known === error?.type)
      return code === undefined ? [] : [{name, code, issue: issueOf(key, error?.message ?? '')}]
    })
    if (summary === undefined) {
      setOutcome(null)
      const [first] = wrong
      if (first !== undefined) form.setFocus(first.name)
      return
    }
    setOutcome({
      kind: 'failure',
      message: summary(new Set(wrong.map(({code}) => code))),
      detail: null,
      issues: wrong.map(({issue}) => issue),
    })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // An `aria-disabled` button still submits.
    if (isSubmitting) return
    readEntries(event.currentTarget)
    void form.handleSubmit(onValid, onInvalid)(event)
  }

  /** Password managers and scripts may fill in fields without an event. */
  const readEntries = (element: HTMLFormElement) => {
    const entries = new FormData(element)
    for (const [key, {name, onChange}] of bound) {
      const entry = entries.get(name)
      const value = fields[key].kind === 'boolean' ? entry !== null : entry
      const isKnown = value === (form.getValues(fields[key].name) ?? null)
      const target = element.querySelector(`[name="${name}"]`)
      if (!isKnown && target !== null) void onChange({type: 'change', target})
    }
  }

  /** Warns about a malformed value without blocking; the server validates it (FORM-5). */
  const warn = (key: Key, value: unknown) => {
    const {name, kind} = fields[key]
    const isWarned = form.getFieldState(name).error?.type === 'malformed'
    if (isWellFormed(kind, value)) {
      if (isWarned) form.clearErrors(name)
      return
    }
    const message = issueCopy('malformed', copyOf(key), copy.messages)
    form.setError(name, {type: 'malformed', message})
  }

  return {
    field,
    line,
    scale,
    box,
    warn,
    submit,
    finish,
    outcome,
    isSubmitting,
    isValid,
    isDirty,
  }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[]
function keysOf(record: object): string[] {
  return Object.keys(record)
}
