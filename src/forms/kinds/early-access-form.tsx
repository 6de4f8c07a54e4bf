import {useState} from 'react'
import {earlyAccess} from '#shared/forms/early-access.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import {checklistPage, demoPage, NextStep} from '#forms/next-step.tsx'
import {register} from '#forms/register.tsx'
import {professionOfRole} from '#shared/professions.ts'
import {FormSubmissionError} from '#forms/sending/post-form.ts'

const receivedPath = (role: string) =>
  (role === 'patient' ? waitlist.pages.waitlist : earlyAccess.pages.earlyAccess).outcomes.received
    .path

/** Early-access form (FORM-2, MOD-2). */
export function EarlyAccessForm({content, prefix, close = null}: FormProps<'earlyAccess'>) {
  const {messages} = content.copy
  const [isProfessional, setIsProfessional] = useState(false)
  const checklist = {label: messages.checklist, href: checklistPage}
  const demo = {label: messages.demo, href: demoPage}
  return (
    <Form
      content={content}
      failure={(error, {role}) => {
        const hasResponse = error instanceof FormSubmissionError && error.status !== null
        return role === 'patient' && hasResponse ? messages.patientFailed : messages.otherFailed
      }}
      next={<NextStep hasCard link={isProfessional ? checklist : demo} text={messages.next} />}
      page="earlyAccess"
      prefix={prefix}
      send={(values) =>
        register(values, {
          profession: professionOfRole(values.role),
          next: messages.next,
          sentTo: messages.sentTo,
          href: receivedPath(values.role),
        })
      }
      spec={earlyAccess}
      success={({role}) => {
        setIsProfessional(role !== 'patient')
        return announceSuccess({
          close,
          message: messages.success,
          dismissLabel: messages.dismiss,
          action: role === 'patient' ? null : checklist,
        })
      }}
    />
  )
}
