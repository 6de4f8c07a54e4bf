'use client'

import {type ReactNode, useState} from 'react'
import {problemCodes} from '#shared/field-issues.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import {serviceChoices, waitlist, whomChoices} from '#shared/forms/waitlist.ts'
import {CheckboxField, SelectField, TextField} from '#ui/field/field.tsx'
import {fieldRow} from '#ui/state-attributes.ts'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {NextStep} from '#forms/next-step.tsx'
import {PatientsOnly} from '#forms/patients-only.tsx'
import {PersonFields} from '#forms/person-fields.tsx'
import {announceRegistration} from '#forms/registrations-on-page.ts'
import {browserAction, registrationEndpoint} from '#forms/sending/endpoints.ts'
import {FormSubmissionError, postForm} from '#forms/sending/post-form.ts'
import {registrationPayload} from '#forms/sending/registration-payload.ts'
import {areaOf, serviceOf} from '#forms/subjects.ts'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'

type Copy = CopyOfForms['waitlist']
type Values = ValuesOf<typeof waitlist>

/** Renders the waitlist form (FORM-1), which posts to the same endpoint without JavaScript (FORM-6). */
export function WaitlistForm({content, subject, prefix, close = null}: FormProps<'waitlist'>) {
  const {copy, privacy, card} = content
  const {messages, buttons} = copy
  const isHydrated = useHydrated()
  const [shown, show] = useState<ReactNode>()
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'waitlist',
    fields: waitlist.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: () => messages.errorSummary,
    send: async (values) => {
      const payload = registrationPayload(values, 'patient', navigator.userAgent)
      // Loads with the request, because no page needs it before. Without it, the message still shows.
      const loading = import('#forms/place-card.tsx').catch(() => null)
      const path = await postForm(registrationEndpoint, payload)
      void loading.then((loaded) => show(loaded?.sentCard(card, path, payload.service)))
    },
    failure: (error) => failureCopy(error, messages),
    success: () => {
      const next = [card.copy.cardWhen, messages.next].filter(Boolean).join(' ')
      announceRegistration({profession: null, next})
      return messages.success
    },
  })
  const {field, line, box, isSubmitting} = engine
  return (
    <>
      <PatientsOnly copy={messages} />
      <FormShell
        action={browserAction('waitlist')}
        button={{
          label: isSubmitting ? buttons.submitting : buttons.submit,
          ariaDisabled: isSubmitting,
        }}
        nativeValidation={!isHydrated}
        next={
          <NextStep close={close} closeLabel={buttons.close} text={messages.next}>
            {shown}
          </NextStep>
        }
        outcome={engine.outcome}
        privacy={privacy}
        submit={engine.submit}
      >
        <input name="role" type="hidden" value="patient" />
        <PersonFields
          firstName={line('firstName')}
          lastName={line('lastName')}
          email={line('email')}
        />
        <div {...fieldRow.of('')}>
          <SelectField {...field('service')} defaultValue={serviceOf(subject) ?? ''}>
            <option value="">{messages.placeholderOption}</option>
            {serviceChoices.map(({label, value}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField {...line('area')} defaultValue={areaOf(subject)} />
        </div>
        {/* Collapsed, because most people join for themselves (AREA-3). */}
        <details data-more="">
          <summary>
            <span>{messages.more}</span>
            <DownGlyph />
          </summary>
          <SelectField {...field('forWhom')}>
            <option value="">{messages.placeholderOption}</option>
            {whomChoices.map(({label, value}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </details>
        <CheckboxField {...box('wantsNewsletter')} />
      </FormShell>
    </>
  )
}

/** Returns the error's message as FORM-1 requires, with the form's own copy for our API's codes. */
function failureCopy(error: unknown, messages: Copy['messages']): string {
  if (!(error instanceof FormSubmissionError)) return messages.failure
  if (error.code === problemCodes.tooManyRequests) return messages.tooManyRequests
  if (error.issues.size > 0) return messages.errorSummary
  // Another backend sends no codes, so its own text is used (API-5).
  return error.code === null && error.title !== '' ? error.title : messages.failure
}
