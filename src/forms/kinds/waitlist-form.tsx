import {type ReactNode, useState} from 'react'
import {problemCodes} from '#shared/field-issues.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import {NextStep} from '#forms/next-step.tsx'
import {PatientsOnly} from '#forms/patients-only.tsx'
import {announceRegistration} from '#forms/registrations-on-page.ts'
import {FormSubmissionError, postRegistration} from '#forms/sending/post-form.ts'
import {areaOf, serviceOf} from '#forms/subjects.ts'

/** Waitlist form (FORM-1), which posts to the same endpoint without JavaScript (FORM-6). */
export function WaitlistForm({content, subject, prefix, close = null}: FormProps<'waitlist'>) {
  const {copy, card} = content
  const {messages, buttons} = copy
  const [shown, show] = useState<ReactNode>()
  const role = 'patient'
  return (
    <>
      <PatientsOnly copy={messages} />
      <Form
        content={content}
        defaults={{service: serviceOf(subject) ?? '', area: areaOf(subject)}}
        failure={(error) => failureCopy(error, messages)}
        hidden={{role}}
        next={
          <NextStep close={close} closeLabel={buttons.close} text={messages.next}>
            {shown}
          </NextStep>
        }
        page="waitlist"
        prefix={prefix}
        send={async (values) => {
          // Loads with the request, because no page needs it before. Without it, the message still shows.
          const loading = import('#forms/place-card.tsx').catch(() => null)
          const path = await postRegistration({...values, role})
          void loading.then((loaded) =>
            show(loaded?.sentCard(card, path, serviceOf(values.service))),
          )
        }}
        spec={waitlist}
        success={() => {
          const next = [card.copy.cardWhen, messages.next].filter(Boolean).join(' ')
          announceRegistration({profession: null, next})
          return messages.success
        }}
      />
    </>
  )
}

/** Returns the error's message as FORM-1 requires, with the form's own copy for our API's codes. */
function failureCopy(error: unknown, messages: CopyOfForms['waitlist']['messages']): string {
  if (!(error instanceof FormSubmissionError)) return messages.failure
  if (error.code === problemCodes.tooManyRequests) return messages.tooManyRequests
  if (error.issues.size > 0) return messages.errorSummary
  // Another backend sends no codes, so its own text is used (API-5).
  return error.code === null && error.title !== '' ? error.title : messages.failure
}
