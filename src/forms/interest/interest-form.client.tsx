'use client'

import {useSyncExternalStore} from 'react'
import {type AnalyticsState, onChoice, readAnalyticsState} from '#analytics/choice.ts'
import {recordEvent} from '#analytics/record-event.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import {interest} from '#shared/forms/interest.ts'
import {waitlistPath} from '#shared/forms/waitlist.ts'
import type {Profession} from '#shared/professions.ts'
import {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {uncounted} from '#ui/state-attributes.ts'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import type {FormProps} from '#forms/form-content.ts'
import {serviceOf} from '#forms/subjects.ts'
import {WithoutScript} from '#forms/without-script.tsx'
import {lastInterest, submitInterest} from './interest-answers.ts'
import {InterestLayout} from './interest-layout.tsx'

type Copy = CopyOfForms['interest']
type Values = ValuesOf<typeof interest>

const serverState = (): AnalyticsState => 'unset'

/**
 * Asks how likely a visitor is to use a service that isn't open yet (MOD-3). Sends nothing; with consent it records
 * an analytics event.
 */
export function InterestForm({content, subject, prefix, close = null}: FormProps<'interest'>) {
  const {copy, analytics} = content
  const {fields, messages, buttons} = copy
  const service = serviceOf(subject)
  const isHydrated = useHydrated()
  const state = useSyncExternalStore(onChoice, readAnalyticsState, serverState)
  const isRefused = state === 'no' || state === 'signal'
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'interest',
    fields: interest.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: () => messages.errorSummary,
    send: ({likelihood}) => {
      const answer = {service, likelihood: Number(likelihood)}
      submitInterest(answer)
      recordEvent({name: 'interest_answer', properties: answer})
      return Promise.resolve()
    },
    failure: () => messages.errorSummary,
    success: () =>
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
      }),
  })
  // Options are stored from most to least likely, but the scale starts with the least likely.
  const [lowLabel = '', ...others] = fields.likelihood.options.toReversed()
  return (
    <InterestLayout copy={copy} service={service}>
      <WithoutScript copy={messages} />
      <FormShell
        action={null}
        button={{label: buttons.submit, ariaDisabled: false, disabled: !isHydrated}}
        nativeValidation={!isHydrated}
        outcome={engine.outcome}
        privacy={null}
        submit={engine.submit}
      >
        <RadioScale
          between={others.slice(0, -1)}
          {...defaultAnswer(service)}
          {...engine.scale('likelihood')}
          highLabel={others.at(-1) ?? ''}
          highest={fields.likelihood.options.length}
          lowLabel={lowLabel}
          lowest={1}
        />
        <p data-hint="" {...uncounted.of(analytics && isRefused ? '' : undefined)}>
          {noteOf(messages, !!analytics, isRefused)}
        </p>
      </FormShell>
    </InterestLayout>
  )
}

/** Returns what happens to the answer. */
function noteOf(messages: Copy['messages'], hasAnalytics: boolean, isRefused: boolean): string {
  const {kept, keptOrCounted, notCounted} = messages
  if (!hasAnalytics) return kept
  return isRefused ? notCounted : keptOrCounted
}

/** Preselects the last answer for the same service. */
function defaultAnswer(service: Profession | null): {defaultValue?: number} {
  const before = lastInterest()
  return before?.service === service ? {defaultValue: before.likelihood} : {}
}
