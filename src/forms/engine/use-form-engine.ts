import {type SubmitEvent, useState, useSyncExternalStore} from 'react'
import {type FieldValues, type Path, useForm, type UseFormRegisterReturn} from 'react-hook-form'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import type {FieldCopy} from '#forms/copy/form-copy.ts'
import {type Rule, trimmed} from './rules.ts'

/** What came of the last attempt, in words for the visitor. */
export type Outcome = {kind: 'success' | 'failure'; message: string} | null

interface FormEngineOptions<Values extends FieldValues> {
  /** Keeps ids apart when a form stands on a page twice. */
  prefix: string
  /** `onTouched`: errors show when a field is left (FORM-3); `onSubmit`: when the form is sent. Then they follow what is typed. */
  mode: 'onSubmit' | 'onTouched'
  /** What is said when something is missing or malformed. */
  incomplete: string | null
  /** The fields that the server may find something wrong with. */
  names: readonly Path<Values>[]
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
}

/**
 * The engine of every form: which fields were touched, what is wrong with them, what is being sent and what came of it.
 * Fields are uncontrolled, so what was typed before the code arrived is kept.
 *
 * @param options - what is particular to the form
 * @returns `field`, `scale`, `box` and the bare `input` bind inputs by name; `submit` is the form's `onSubmit`
 */
export function useFormEngine<Values extends FieldValues>(options: FormEngineOptions<Values>) {
  const {prefix, mode, incomplete, names, send, failure, success} = options
  const form = useForm<Values>({mode})
  const [outcome, setOutcome] = useState<Outcome>(null)
  const {isSubmitting, isValid} = form.formState

  const field = (name: Path<Values>, copy: FieldCopy, rule?: Rule): BoundField => ({
    id: `${prefix}-${name}`,
    label: copy.label,
    hint: copy.hint,
    error: form.getFieldState(name, form.formState).error?.message,
    autoComplete: copy.autocomplete ?? undefined,
    ...form.register(name, {setValueAs: trimmed, ...(rule ? {validate: rule} : {})}),
  })

  const input = (name: Path<Values>) => ({id: `${prefix}-${name}`, ...form.register(name)})

  const scale = (name: Path<Values>, copy: FieldCopy, rule: Rule) => ({
    name,
    question: copy.label,
    error: form.getFieldState(name, form.formState).error?.message,
    input: form.register(name, {validate: rule}),
  })

  const box = (name: Path<Values>, copy: FieldCopy) => ({
    id: `${prefix}-${name}`,
    label: copy.label,
    hint: copy.hint,
    defaultChecked: copy.initiallyChecked,
    ...form.register(name),
  })

  const onValid = async (values: Values) => {
    setOutcome(null)
    try {
      await send(values)
    } catch (error) {
      if (error instanceof FormSubmissionError) showIssues(error)
      setOutcome({kind: 'failure', message: failure(error, values)})
      return
    }
    form.reset()
    const message = success()
    setOutcome(message === null ? null : {kind: 'success', message})
  }

  /** Ties what the server found wrong to the fields it names. */
  const showIssues = ({fields}: FormSubmissionError) => {
    for (const name of names) {
      const message = fields.get(name)
      if (message !== undefined) form.setError(name, {message})
    }
  }

  const onInvalid = () =>
    setOutcome(incomplete === null ? null : {kind: 'failure', message: incomplete})

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A press on a button that is `aria-disabled` still arrives.
    if (!isSubmitting) void form.handleSubmit(onValid, onInvalid)(event)
  }

  return {
    field,
    scale,
    box,
    input,
    submit,
    outcome,
    setOutcome,
    reset: () => form.reset(),
    isSubmitting,
    isValid,
  }
}

const never = () => () => undefined

/**
 * Says whether the code runs already. Before that the browser itself checks and sends the form (FORM-6).
 *
 * @returns false on the server and while the page becomes alive
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
