'use client'

import type {FocusEvent, SubmitEvent} from 'react'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {contact} from '#shared/forms/contact.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import {TextAreaField, TextField} from '#ui/field/field.tsx'
import {fieldRow} from '#ui/state-attributes.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {NextStep} from '#forms/next-step.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {cleanValue} from '#forms/engine/validate-field.ts'
import {browserAction, contactEndpoint} from '#forms/sending/endpoints.ts'
import {postForm} from '#forms/sending/post-form.ts'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'

type Copy = CopyOfForms['contact']
type Values = ValuesOf<typeof contact>

/** Renders the contact form (FORM-5), which names its subject and may ask for an organisation (CONTACT-2). */
export function ContactForm({content, prefix}: FormProps<'contact'>) {
  const {copy, privacy, about = null} = content
  const asksOrganisation = about?.asksOrganisation === true
  const {messages, buttons} = copy
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'contact',
    fields: {
      ...contact.fields,
      organisation: {...contact.fields.organisation, required: asksOrganisation},
    },
    copy,
    prefix,
    mode: 'onSubmit',
    summary: (codes) => (codes.has('missing') ? messages.missing : messages.errorSummary),
    // `submit` returns early when the honeypot is filled in.
    send: (values) =>
      postForm(contactEndpoint, {
        ...values,
        company: '',
        ...(about === null ? {} : {subject: about.text}),
      }),
    failure: () => messages.failure,
    success: () => messages.success,
  })
  const {field, line, isSubmitting} = engine
  const {inputName} = contact.fields.company
  const email = line('email')
  const message = field('message')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const trap = new FormData(event.currentTarget).get(inputName)
    if (cleanValue('trap', trap) === '') {
      engine.submit(event)
      return
    }
    // Sends nothing, but shows a bot the same message as a person.
    event.preventDefault()
    engine.finish(() => messages.trapSuccess)
  }

  const onEmailBlur = (event: FocusEvent<HTMLInputElement>) => {
    void email.onBlur(event)
    engine.warn('email', event.target.value)
  }

  return (
    <FormShell
      action={browserAction('contact')}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled: isSubmitting,
      }}
      nativeValidation={false}
      next={<NextStep link={{label: messages.back, href: '/'}} text={messages.next} />}
      outcome={engine.outcome}
      privacy={privacy}
      submit={submit}
    >
      <div {...fieldRow.of('')}>
        <TextField {...line('firstName')} />
        <TextField {...line('lastName')} />
        <TextField {...email} onBlur={onEmailBlur} />
        <TextField {...line('phone')} />
      </div>
      {asksOrganisation ? <TextField {...line('organisation')} /> : null}
      <TextAreaField
        {...message}
        hint={message.hint === null ? null : <LinkifiedText text={message.hint} />}
        rows={7}
      />
      {about === null ? null : <input name="subject" type="hidden" value={about.text} />}
      <TrapField id={`${prefix}-${inputName}`} label={copy.fields.company.label} name={inputName} />
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
