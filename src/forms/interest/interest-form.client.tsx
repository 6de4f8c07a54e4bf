'use client'

import {recordEvent} from '#analytics/record-event.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import {interest} from '#shared/forms/interest.ts'
import type {Profession} from '#shared/professions.ts'
import {SelectField, TextField} from '#ui/field/field.tsx'
import {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {fieldRow} from '#ui/state-attributes.ts'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import {lastInterest, submitInterest} from './interest-answers.ts'

type Copy = CopyOfForms['interest']
type Values = ValuesOf<typeof interest>

interface InterestFormProps {
  copy: Copy
  /** Null on the page about all services. */
  service: Profession | null
  prefix: string
  /** Closes the dialog; null on a page. */
  close: (() => void) | null
}

/**
 * Asks how likely a visitor is to use a service that isn't open yet (MOD-3). Sends nothing; with consent it records
 * an analytics event.
 */
export function InterestForm({copy, service, prefix, close}: InterestFormProps) {
  const {fields, messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'interest',
    fields: interest.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: () => messages.errorSummary,
    send: ({likelihood, area, forWhom}) => {
      const answer = {service, likelihood: Number(likelihood)}
      submitInterest({...answer, area, forWhom})
      recordEvent({name: 'interest_answer', properties: answer})
      return Promise.resolve()
    },
    failure: () => messages.errorSummary,
    success: () => announceSuccess(close, messages.afterSubmit, messages.dismiss),
  })
  // Options are stored from most to least likely, but the scale starts with the least likely.
  const [lowLabel = '', ...others] = fields.likelihood.options.toReversed()
  return (
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
      <div {...fieldRow.of('')}>
        <TextField {...engine.line('area')} maxLength={interest.fields.area.maxLength} />
        <SelectField {...engine.field('forWhom')}>
          <option value="">{messages.placeholderOption}</option>
          {fields.forWhom.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      </div>
    </FormShell>
  )
}

/** Preselects the last answer for the same service. */
function defaultAnswer(service: Profession | null): {defaultValue?: number} {
  const before = lastInterest()
  return before?.service === service ? {defaultValue: before.likelihood} : {}
}
