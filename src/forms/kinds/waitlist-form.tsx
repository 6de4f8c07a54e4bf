import {Fragment} from 'react'
import {usePathname} from 'next/navigation'
import {dialogLink} from '#content/render/dialog-link.ts'
import {problemCodes} from '#shared/field-issues.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import {demoPage, NextStep} from '#forms/next-step.tsx'
import {register} from '#forms/register.tsx'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import {areaOf, serviceOf} from '#forms/subjects.ts'
import {professionFormPath} from '#shared/paths.ts'
import {professionLabels} from '#shared/forms/early-access.ts'
import {type Profession, professions} from '#shared/professions.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'

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
        next={
          <NextStep
            close={close}
            closeLabel={buttons.close}
            hasCard
            link={{label: messages.demo, href: demoPage}}
            text={messages.next}
          />
        }
        page="waitlist"
        prefix={prefix}
        send={(values) =>
          register({...values, role}, {...messages, profession: null, href: receivedPath})
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

/** Leads professionals on the waitlist to the form of their page, or to the four forms. */
function PatientsOnly({copy}: {copy: CopyOfForms['waitlist']['messages']}) {
  const own = professionOfPath(usePathname())
  const {patientsOnly, professionals} = copy
  const links = own === null ? professions : [own]
  return (
    <p>
      <span>{`${patientsOnly} ${professionals}`}</span>{' '}
      {links.map((profession, index) => (
        <Fragment key={profession}>
          <span>{index === 0 ? '' : ', '}</span>
          <SiteLink {...formLink(profession)}>{professionLabels[profession]}</SiteLink>
        </Fragment>
      ))}
    </p>
  )
}

const formLink = (profession: Profession) => ({
  ...dialogLink('providerInterest', profession),
  href: professionFormPath(profession),
})

/** Typed as nullable because the path is absent outside a page. */
function professionOfPath(path: string | null) {
  const [, root, name] = path?.split('/') ?? []
  return root === 'providers' ? serviceOf(name ?? null) : null
}
