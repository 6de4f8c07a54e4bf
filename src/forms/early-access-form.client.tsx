'use client'

import {useState} from 'react'
import {earlyAccess, userTypes} from '#shared/forms/early-access.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import {CheckboxField, SelectField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {checklistPage, NextStep} from '#forms/next-step.tsx'
import {PersonFields} from '#forms/person-fields.tsx'
import {announceRegistration} from '#forms/registrations-on-page.ts'
import {browserAction, registrationEndpoint} from '#forms/sending/endpoints.ts'
import {FormSubmissionError, postForm} from '#forms/sending/post-form.ts'
import {registrationPayload} from '#forms/sending/registration-payload.ts'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'

type Copy = CopyOfForms['earlyAccess']
type Values = ValuesOf<typeof earlyAccess>

/** Renders the early-access form (FORM-2, MOD-2). */
export function EarlyAccessForm({content, prefix, close = null}: FormProps<'earlyAccess'>) {
  const {copy, privacy} = content
  const {messages, buttons} = copy
  const isHydrated = useHydrated()
  const [isProfessional, setIsProfessional] = useState(false)
  const checklist = {label: messages.checklist, href: checklistPage}
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'earlyAccess',
    fields: earlyAccess.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: (codes) => (codes.has('missing') ? messages.missing : messages.errorSummary),
    send: ({role, ...values}) =>
      postForm(registrationEndpoint, registrationPayload(values, role, navigator.userAgent)),
    failure: (error, {role}) => {
      const hasResponse = error instanceof FormSubmissionError && error.status !== null
      return role === 'patient' && hasResponse ? messages.patientFailed : messages.otherFailed
    },
    success: ({role}) => {
      announceRegistration({profession: null, next: messages.next})
      setIsProfessional(role !== 'patient')
      return announceSuccess({
        close,
        message: messages.success,
        dismissLabel: messages.dismiss,
        action: role === 'patient' ? null : checklist,
      })
    },
  })
  const {field, line, box, isSubmitting} = engine
  return (
    <FormShell
      action={browserAction('earlyAccess')}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled: isSubmitting,
      }}
      nativeValidation={!isHydrated}
      next={<NextStep link={isProfessional ? checklist : null} text={messages.next} />}
      outcome={engine.outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <PersonFields
        firstName={line('firstName')}
        lastName={line('lastName')}
        email={line('email')}
      />
      <SelectField {...field('userType')}>
        <option value="">{messages.placeholderOption}</option>
        {userTypes.map(({label, role}) => (
          <option key={role} value={role}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckboxField {...box('wantsNewsletter')} />
    </FormShell>
  )
}
