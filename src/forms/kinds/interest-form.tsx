import {useSyncExternalStore} from 'react'
import {isRefused, onChoice} from '#analytics/choice.ts'
import {recordEvent} from '#analytics/record-event.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {interest} from '#shared/forms/interest.ts'
import {waitlistPath} from '#shared/forms/waitlist.ts'
import type {Profession} from '#shared/professions.ts'
import {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {buttonPart} from '#ui/state-attributes.ts'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import {serviceOf} from '#forms/subjects.ts'
import {WithoutScript} from '#forms/without-script.tsx'

/** An answer, which contains no personal data (MOD-3). */
interface InterestAnswer {
  /** Null on the page about all services. */
  service: Profession | null
  likelihood: number
}

/** The last answer, until the page is closed (MOD-3). */
let lastAnswer: InterestAnswer | null = null

/**
 * Asks how likely a visitor is to use a service that isn't open yet (MOD-3). Sends nothing; with consent it records
 * an analytics event. The waitlist and the emergency notice are before the form (G-6).
 */
export function InterestForm({content, subject, prefix, close = null}: FormProps<'interest'>) {
  const {copy, analytics} = content
  const {messages} = copy
  const service = serviceOf(subject)
  const isCounted = !useSyncExternalStore(onChoice, isRefused, () => false)
  return (
    <>
      <JoinLink label={messages.waitlistLink} service={service} />
      {messages.emergency === '' ? null : (
        <p>
          <LinkifiedText text={messages.emergency} />
        </p>
      )}
      <WithoutScript copy={messages} />
      <Form
        Scale={RadioScale}
        content={{...content, privacy: null}}
        defaults={
          lastAnswer?.service === service ? {likelihood: String(lastAnswer.likelihood)} : {}
        }
        page={null}
        prefix={prefix}
        send={({likelihood}) => {
          lastAnswer = {service, likelihood: Number(likelihood)}
          // oxlint-disable-next-line no-console -- MOD-3 asks for it
          console.log(lastAnswer)
          recordEvent({name: 'interest_answer', properties: lastAnswer})
          return Promise.resolve()
        }}
        spec={interest}
        success={() =>
          announceSuccess({
            close,
            message: messages.afterSubmit,
            dismissLabel: messages.dismiss,
            action: {
              label: messages.waitlistLink,
              href: waitlistPath(service),
              ...dialogLink('waitlist', service),
            },
            isLasting: true,
          })
        }
      >
        <p data-hint="">{analytics && isCounted ? messages.keptOrCounted : messages.kept}</p>
      </Form>
    </>
  )
}

/** Renders the carer dialog: the question of the specification, which has no form, and the waitlist (CARER-1). */
export function CarerIntroduction({content: {copy}}: FormProps<'carer'>) {
  return (
    <>
      <p>
        <strong>{copy.fields.likelihood.label}</strong>
      </p>
      <JoinLink label={copy.messages.join} service="carer" text={copy.messages.noForm} />
    </>
  )
}

interface JoinLinkProps {
  /** Sentence before the link; by default none. */
  text?: string
  label: string
  service: Profession | null
}

/** Button to the waitlist with the service filled in; the main action of its dialog or form (FORM-7). */
function JoinLink({text, label, service}: JoinLinkProps) {
  return (
    <div data-join="">
      {text === undefined ? null : <p>{text}</p>}
      <a {...buttonPart} {...dialogLink('waitlist', service)} href={waitlistPath(service)}>
        {label}
      </a>
    </div>
  )
}
