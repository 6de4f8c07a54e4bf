import {providerInterest} from '#shared/forms/provider-interest.ts'
import {type Profession, roleOfProfession} from '#shared/professions.ts'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import {checklistPage, NextStep} from '#forms/next-step.tsx'
import {register} from '#forms/register.tsx'
import {useRegistration} from '#content/render/registration.ts'
import {professionOf} from '#forms/subjects.ts'

/** Professions whose dialog closes on success and shows a toast; the others show a message in the dialog (FORM-4). */
const closesOnSuccess: ReadonlySet<Profession> = new Set(['gp', 'nurse'])

/** Form of professionals who want to join (FORM-3, FORM-4). */
export function ProviderInterestForm(props: FormProps<'providerInterest'>) {
  const {content, subject, prefix, close = null} = props
  const {messages, buttons} = content.copy
  const profession = professionOf(subject)
  const role = roleOfProfession[profession]
  const href = providerInterest.pages[profession].outcomes.received.path
  const isClosing = closesOnSuccess.has(profession)
  const success = isClosing ? messages.successToast : messages.successInline
  const isRegistered = useRegistration()?.profession === profession
  const checklist = {label: messages.checklist, href: checklistPage}
  return (
    <Form
      content={content}
      failure={(error) => {
        // FORM-4 requires this. The error contains the server's reason and nothing that was typed.
        console.error(error)
        return messages.failure
      }}
      hidden={{role}}
      next={
        <NextStep
          close={close}
          closeLabel={buttons.close}
          hasCard
          link={checklist}
          text={messages.next}
        />
      }
      page={profession}
      prefix={prefix}
      send={(values) => register({...values, role}, {...messages, profession, href})}
      sender={profession}
      spec={providerInterest}
      success={() => {
        if (!isClosing) return success
        const dismissLabel = messages.dismiss
        return announceSuccess({close, message: success, dismissLabel, action: checklist})
      }}
      // The page does not offer an empty form again.
      isSent={close === null && isRegistered}
    />
  )
}
