'use client'

import {type ReactNode, type SubmitEvent, useState} from 'react'
import {TextAreaField, TextField} from '#ui/field/field.tsx'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {isEmail, needed, trimmed} from '#forms/engine/rules.ts'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {browserAction, contactEndpoint} from '#forms/sending/endpoints.ts'
import type {ContactPayload} from '#forms/sending/payloads.ts'
import {postForm} from '#forms/sending/post-form.ts'
import type {ContactCopy} from '#forms/copy/copy-of-forms.ts'
import {TrapField} from './trap-field.tsx'

interface ContactFormProps {
  copy: ContactCopy
  prefix: string
  privacy: ReactNode
}

/** The contact form (FORM-5). */
export function ContactForm({copy, prefix, privacy}: ContactFormProps) {
  const {fields, messages, buttons} = copy
  const [emailAdvice, setEmailAdvice] = useState<string | null>(null)
  const engine = useFormEngine<ContactPayload>({
    prefix,
    mode: 'onSubmit',
    incomplete: messages.missing,
    names: [],
    send: (values) => postForm(contactEndpoint, values),
    failure: () => messages.failure,
    success: () => messages.success,
  })
  const {field, isSubmitting} = engine
  // In the order they are seen: the focus goes to the first that is wrong.
  const firstName = field('firstName', fields.firstName, needed(fields.firstName))
  const lastName = field('lastName', fields.lastName)
  const email = field('email', fields.email, needed(fields.email))

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const trap = new FormData(event.currentTarget).get('company')
    if (trimmed(trap) === '') {
      engine.submit(event)
      return
    }
    // Nothing is sent, and a robot is told what a person would be.
    event.preventDefault()
    engine.reset()
    engine.setOutcome({kind: 'success', message: messages.trapSuccess})
  }

  /** FORM-5 lets every address pass, so this only warns; the server has the last word. */
  const adviseOnEmail = (value: string) =>
    setEmailAdvice(value.trim() === '' || isEmail(value.trim()) ? null : fields.email.errorFormat)

  return (
    <FormShell
      action={browserAction('contact')}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled: isSubmitting,
      }}
      nativeValidation={false}
      outcome={engine.outcome}
      privacy={privacy}
      submit={submit}
    >
      <div data-fields="">
        <TextField {...firstName} required />
        <TextField {...lastName} />
        <TextField
          {...email}
          error={email.error ?? emailAdvice}
          onBlur={(event) => {
            adviseOnEmail(event.target.value)
            void email.onBlur(event)
          }}
          required
          type="email"
        />
        <TextField {...field('phone', fields.phone)} type="tel" />
      </div>
      <TextAreaField {...field('message', fields.message, needed(fields.message))} required />
      <TrapField label={fields.company.label} {...engine.input('company')} />
    </FormShell>
  )
}
