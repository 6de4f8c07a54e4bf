import {type FocusEvent, type SubmitEvent, useEffect, useState} from 'react'
import {type FieldValues, useForm, type UseFormRegisterReturn} from 'react-hook-form'
import type {Field} from '#lib/field-entries.ts'
import type {FieldCopy} from '#forms/form-copy.ts'
import {recordEvent} from '#analytics/record-event.ts'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import {fieldIssueCodes, problemCodes} from '#shared/field-issues.ts'
import type {FormName} from '#shared/forms/all-forms.ts'
import type {FieldSpec} from '#shared/forms/form-spec.ts'
import {
  cleanValue,
  isWellFormed,
  issueCopy,
  issueText,
  type SharedIssueCopy,
  validateField,
} from './validate-field.ts'

/** A field error in the summary. */
export interface FieldIssue {
  field: string
  /** Id of the field to which the summary links. */
  id: string
  text: string
}

/** Outcome of the last attempt, with copy for the visitor. */
export type Outcome =
  | {kind: 'success'; message: string}
  | {kind: 'failure'; message: string; detail: string | null; issues: readonly FieldIssue[]}
  | null

/** A field with its copy. */
export interface FormField {
  spec: FieldSpec
  copy: FieldCopy
}

export interface FormEngineOptions {
  /** Name for analytics events about the outcome, which contain nothing that was typed (AN-1). */
  form: FormName
  /** Fields in visual order. */
  fields: readonly FormField[]
  messages: FormMessages
  /** Prefix of ids, for several forms on a page. */
  prefix: string
  /**
   * Whether errors first show on blur, without an error summary (FORM-3). Otherwise, they show on submission in a
   * summary (WCAG 3.3.1), and then update while typing.
   */
  needsValidForm: boolean
  /** Receives trimmed values. */
  send: (values: FieldValues) => Promise<unknown>
  /** Returns the message for a failed submission, which keeps the entries. */
  failure: (error: unknown, values: FieldValues) => string
  /** Called after the fields are cleared; returns the message to show in the form. */
  success: (values: FieldValues) => string | null
}

/** Messages that the engine shows; a form may lack some. */
export type FormMessages = SharedIssueCopy &
  Partial<Record<'missing' | 'errorSummary' | 'errorTitle' | 'tooManyRequests', string>>

/**
 * Manages validation, submission and outcome of a form. Fields are uncontrolled, so entries made before hydration are
 * kept.
 *
 * @returns `bind` returns the props of a field's input; `submit` is the form's `onSubmit`; `isSolved` tells whether an
 *   issue of the outcome has been corrected since
 */
export function useFormEngine(options: FormEngineOptions) {
  const {form: name, fields, messages, prefix, needsValidForm, send, failure, success} = options
  const mode = needsValidForm ? 'onTouched' : 'onSubmit'
  const form = useForm({mode, shouldFocusError: false})
  const [outcome, setOutcome] = useState<Outcome>(null)
  const {isSubmitting, isValid, isDirty} = form.formState
  const hasIssues = outcome?.kind === 'failure' && outcome.issues.length > 0
  useErrorTitle(hasIssues ? (messages.errorTitle ?? null) : null)

  const idOf = (field: string) => `${prefix}-${field}`
  const bound = new Map<string, {spec: FieldSpec; input: UseFormRegisterReturn}>()

  const bind = ({spec, copy}: FormField) => {
    const {kind, name: field, required, autocomplete} = spec
    /** One rule per issue code, so that the error's type is the code. */
    const rules = fieldIssueCodes.map((code) => {
      const check = (value: unknown) =>
        validateField(spec, value) === code ? issueCopy(code, copy, messages) : true
      return [code, check] as const
    })
    const input =
      kind === 'boolean'
        ? form.register(field)
        : form.register(field, {
            setValueAs: (value: unknown) => cleanValue(kind, value),
            validate: Object.fromEntries(rules),
          })
    bound.set(field, {spec, input})
    const onBlur = (event: FocusEvent<Field>) => {
      void input.onBlur(event)
      warn({spec, copy}, event.target.value)
    }
    return {
      id: idOf(field),
      label: copy.label,
      hint: copy.hint,
      error: form.getFieldState(field, form.formState).error?.message,
      autoComplete: autocomplete,
      required,
      ...input,
      ...(spec.serverChecksFormat ? {onBlur} : {}),
    }
  }

  /** Warns about a malformed value without blocking; the server validates it (FORM-5). */
  const warn = ({spec: {name: field, kind}, copy}: FormField, value: unknown) => {
    const isWarned = form.getFieldState(field).error?.type === 'malformed'
    if (!isWellFormed(kind, value))
      form.setError(field, {type: 'malformed', message: issueCopy('malformed', copy, messages)})
    else if (isWarned) form.clearErrors(field)
  }

  const issueOf = ({spec, copy}: FormField, message: string): FieldIssue => ({
    field: spec.name,
    id: idOf(spec.name),
    text: issueText(copy.label, message),
  })

  const showIssues = ({issues}: FormSubmissionError): FieldIssue[] =>
    fields.flatMap((field) => {
      const code = issues.get(field.spec.name)
      if (code === undefined) return []
      const message = issueCopy(code, field.copy, messages)
      form.setError(field.spec.name, {type: code, message})
      return [issueOf(field, message)]
    })

  const isSolved = ({field}: FieldIssue) =>
    form.getFieldState(field, form.formState).error === undefined

  const finish = (say: () => string | null) => {
    // A field that loses the focus after the reset would be marked as empty.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    form.reset()
    const message = say()
    setOutcome(message === null ? null : {kind: 'success', message})
  }

  const onValid = async (values: FieldValues) => {
    setOutcome(null)
    try {
      await send(values)
    } catch (error) {
      recordEvent({name: 'form_failed', properties: {form: name}})
      const refusal = error instanceof FormSubmissionError ? error : null
      const issues = refusal === null ? [] : showIssues(refusal)
      const message = failure(error, values)
      const {tooManyRequests = null} = messages
      const why = refusal?.code === problemCodes.tooManyRequests ? tooManyRequests : null
      setOutcome({kind: 'failure', message, detail: why === message ? null : why, issues})
      return
    }
    recordEvent({name: 'form_succeeded', properties: {form: name}})
    finish(() => success(values))
  }

  const onInvalid = () => {
    const wrong = fields.flatMap((field) => {
      const {error} = form.getFieldState(field.spec.name)
      const code = fieldIssueCodes.find((known) => known === error?.type)
      return code === undefined ? [] : [{field, code, message: error?.message ?? ''}]
    })
    if (needsValidForm) {
      setOutcome(null)
      const [first] = wrong
      if (first !== undefined) form.setFocus(first.field.spec.name)
      return
    }
    const lacksOne = wrong.some(({code}) => code === 'missing')
    setOutcome({
      kind: 'failure',
      message: (lacksOne ? messages.missing : null) ?? messages.errorSummary ?? '',
      detail: null,
      issues: wrong.map(({field, message}) => issueOf(field, message)),
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
    for (const [field, {spec, input}] of bound) {
      const entry = entries.get(field)
      const value = spec.kind === 'boolean' ? entry !== null : entry
      const isKnown = value === (form.getValues(field) ?? null)
      const target = element.querySelector(`[name="${field}"]`)
      if (!isKnown && target !== null) void input.onChange({type: 'change', target})
    }
  }

  return {bind, submit, finish, isSolved, outcome, isSubmitting, isValid, isDirty}
}

/**
 * Prefixes the document's title while a form has errors, which screen readers announce (FORM-6, GOV.UK Design
 * System).
 *
 * @param word - for example `Error:`; null without errors
 */
function useErrorTitle(word: string | null): void {
  useEffect(() => {
    if (word === null) return
    const {title} = document
    const marked = `${word} ${title}`
    document.title = marked
    return () => {
      // Another page may have set its title.
      if (document.title === marked) document.title = title
    }
  }, [word])
}

export type FormEngine = ReturnType<typeof useFormEngine>
