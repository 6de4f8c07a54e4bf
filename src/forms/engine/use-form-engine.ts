import {type SubmitEvent, useState} from 'react'
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import type {FieldCopy} from '#forms/copy/form-copy.ts'
import {issueText} from '#forms/copy/issue-text.ts'
import {recordEvent} from '#analytics/record-event.ts'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import {type FieldIssueCode, fieldIssueCodes, problemCodes} from '#shared/field-issues.ts'
import type {FormName} from '#shared/forms/all-forms.ts'
import type {FieldSpec} from '#shared/forms/form-spec.ts'
import type {FieldIssue, Outcome} from './outcome.ts'
import {useErrorTitle} from './use-error-title.ts'
import {
  cleaned,
  isWellFormed,
  issueCopy,
  type SharedIssueCopy,
  validateField,
} from './validate-field.ts'

interface FormEngineOptions<Values extends FieldValues, Key extends string> {
  /** Which form it is: what became of it is counted for who agreed to that, and nothing of what was typed (AN-1). */
  form: FormName
  /** The fields of the form, in the order they are seen. */
  fields: Readonly<Record<Key, FieldSpec & {name: Path<Values>}>>
  copy: {
    fields: Readonly<Record<Key, FieldCopy>>
    messages: SharedIssueCopy & {tooManyRequests?: string; errorTitle: string}
  }
  /** Keeps ids apart when a form stands on a page twice. */
  prefix: string
  /**
   * `onTouched`: errors show when a field is left (FORM-3); `onSubmit`: when the form is sent. Then they follow what is
   * typed.
   */
  mode: 'onSubmit' | 'onTouched'
  /**
   * What the summary of what is wrong begins with, by what is wrong; it takes the focus (WCAG 3.3.1). Without it the
   * first field that is wrong takes the focus.
   */
  summary?: (codes: ReadonlySet<FieldIssueCode>) => string
  /** Sends the trimmed values. */
  send: (values: Values) => Promise<void>
  /** Words for a failure; everything that was typed is kept. */
  failure: (error: unknown, values: Values) => string
  /** Called when it was sent and the fields are empty again; what it returns is shown in the form. */
  success: () => string | null
}

/** What a text field, area or list takes. */
interface BoundField extends UseFormRegisterReturn {
  id: string
  label: string
  hint: string | null
  error: string | undefined
  autoComplete: string | undefined
  required: boolean
}

/**
 * The engine of every form: which fields were touched, what is wrong with them, what is being sent and what came of it.
 * Fields are uncontrolled, so what was typed before the code arrived is kept.
 *
 * @param options - what is particular to the form
 * @returns `field`, `line`, `scale`, `box` and the bare `input` bind inputs by the names of the form; `submit` is the
 *   form's `onSubmit`
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

  const idOf = (key: Key) => `${prefix}-${fields[key].name}`
  const errorOf = (key: Key) => form.getFieldState(fields[key].name, form.formState).error?.message

  /** One rule for each thing that can be wrong, so that it is known which one it was. */
  const rulesOf = (key: Key) =>
    Object.fromEntries(
      fieldIssueCodes.map((code) => [
        code,
        (value: unknown) =>
          validateField(fields[key], value) === code
            ? issueCopy(code, copy.fields[key], copy.messages)
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
    const {label, hint} = copy.fields[key]
    const input = bind(key, {
      setValueAs: (value: unknown) => cleaned(kind, value),
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
    question: copy.fields[key].label,
    error: errorOf(key),
    required: fields[key].required,
    input: bind(key, {validate: rulesOf(key)}),
  })

  const box = (key: Key) => ({
    id: idOf(key),
    ...bind(key),
    label: copy.fields[key].label,
    hint: copy.fields[key].hint,
    defaultChecked: copy.fields[key].initiallyChecked,
  })

  const issueOf = (key: Key, message: string): FieldIssue => ({
    id: idOf(key),
    text: issueText(copy.fields[key].label, message),
  })

  const keys = keysOf(fields)

  /** Shows what the server found wrong, in the words of the form's document, beside the fields it names. */
  const showIssues = ({issues}: FormSubmissionError): FieldIssue[] =>
    keys.flatMap((key) => {
      const {name} = fields[key]
      const code = issues.get(name)
      if (code === undefined) return []
      const message = issueCopy(code, copy.fields[key], copy.messages)
      form.setError(name, {type: code, message})
      return [issueOf(key, message)]
    })

  /** Empties the form and says what came of it. */
  const finish = (say: () => string | null) => {
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
    finish(success)
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
    // A press on a button that is `aria-disabled` still arrives.
    if (isSubmitting) return
    readEntries(event.currentTarget)
    void form.handleSubmit(onValid, onInvalid)(event)
  }

  /** A password manager or a script may have filled in fields without an event. */
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

  /** Warns that a field looks malformed, and lets it pass: the server has the last word (FORM-5). */
  const warn = (key: Key, value: unknown) => {
    const {name, kind} = fields[key]
    const isWarned = form.getFieldState(name).error?.type === 'malformed'
    if (isWellFormed(kind, value)) {
      if (isWarned) form.clearErrors(name)
      return
    }
    const message = issueCopy('malformed', copy.fields[key], copy.messages)
    form.setError(name, {type: 'malformed', message})
  }

  return {
    ...{field, line, scale, box, warn, submit, finish},
    ...{outcome, isSubmitting, isValid, isDirty},
  }
}

/** `Object.keys` forgets which keys there are. */
function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[]
function keysOf(record: object): string[] {
  return Object.keys(record)
}
