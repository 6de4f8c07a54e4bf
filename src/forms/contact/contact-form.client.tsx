'use client'

import {type ReactNode, type SubmitEvent, useState} from 'react'
import {TextAreaField, TextField} from '@/ui/field/field'
import {FormShell} from '../engine/form-shell'
import {isEmail, needed, trimmed} from '../engine/rules'
import {useFormEngine} from '../engine/use-form-engine'
import {browserAction, contactEndpoint} from '../sending/endpoints'
import type {ContactPayload} from '../sending/payloads'
import {postForm} from '../sending/post-form'
import type {ContactWords} from '../words/words-of-forms'
import {TrapField} from './trap-field'

interface ContactFormProps {
  words: ContactWords
  prefix: string
  privacy: ReactNode
}

/** The contact form (FORM-5). */
export function ContactForm({words, prefix, privacy}: ContactFormProps) {
  const {fields, messages, buttons} = words
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
      button={{label: isSubmitting ? buttons.submitting : buttons.submit, isOff: isSubmitting}}
      checksItself={false}
      outcome={engine.outcome}
      privacy={privacy}
      submit={submit}
    >
      <div data-fields="two">
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
