'use client'

import type {ReactNode} from 'react'
import {CheckboxField, TextField} from '#ui/field/field.tsx'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {needed, neededEmail} from '#forms/engine/rules.ts'
import {useFormEngine, useHydrated} from '#forms/engine/use-form-engine.ts'
import {browserAction, registrationEndpoint} from '#forms/sending/endpoints.ts'
import {patientPayload, type PersonValues} from '#forms/sending/payloads.ts'
import {postForm} from '#forms/sending/post-form.ts'
import type {WaitlistCopy} from '#forms/copy/copy-of-forms.ts'

interface WaitlistFormProps {
  copy: WaitlistCopy
  prefix: string
  privacy: ReactNode
}

/** The waitlist form (FORM-1). Without JavaScript it posts to the same endpoint by itself (FORM-6). */
export function WaitlistForm({copy, prefix, privacy}: WaitlistFormProps) {
  const {fields, messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<PersonValues & {wantsNewsletter: boolean}>({
    prefix,
    mode: 'onSubmit',
    incomplete: messages.errorSummary,
    names: ['name', 'lastName', 'email'],
    send: (values) => postForm(registrationEndpoint, patientPayload(values, navigator.userAgent)),
    failure: (error) =>
      error instanceof Error && error.message !== '' ? error.message : messages.failure,
    success: () => messages.success,
  })
  const {field, box, isSubmitting} = engine
  return (
    <FormShell
      action={browserAction('waitlist')}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled: isSubmitting,
      }}
      nativeValidation={!isHydrated}
      outcome={engine.outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <input name="role" type="hidden" value="patient" />
      <div data-fields="">
        <TextField {...field('name', fields.firstName, needed(fields.firstName))} required />
        <TextField {...field('lastName', fields.lastName, needed(fields.lastName))} required />
      </div>
      <TextField
        {...field('email', fields.email, neededEmail(fields.email))}
        required
        type="email"
      />
      <CheckboxField {...box('wantsNewsletter', fields.wantsNewsletter)} />
    </FormShell>
  )
}
