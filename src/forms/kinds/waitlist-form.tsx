import {problemCodes} from '#shared/field-issues.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import {NextStep} from '#forms/next-step.tsx'
import {PatientsOnly} from '#forms/patients-only.tsx'
import {register} from '#forms/register.tsx'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import {areaOf, serviceOf} from '#forms/subjects.ts'

const receivedPath = waitlist.pages.waitlist.outcomes.received.path

/** Waitlist form (FORM-1), which posts to the same endpoint without JavaScript (FORM-6). */
export function WaitlistForm({content, subject, prefix, close = null}: FormProps<'waitlist'>) {
  const {copy} = content
  const {messages, buttons} = copy
  const role = 'patient'
  return (
    <>
      <PatientsOnly copy={messages} />
      <Form
        content={content}
        defaults={{service: serviceOf(subject) ?? '', area: areaOf(subject)}}
        failure={(error) => failureCopy(error, messages)}
        hidden={{role}}
        next={<NextStep close={close} closeLabel={buttons.close} hasCard text={messages.next} />}
        page="waitlist"
        prefix={prefix}
        send={(values) =>
          register({...values, role}, {profession: null, next: messages.next, href: receivedPath})
        }
        spec={waitlist}
        success={() => messages.success}
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
