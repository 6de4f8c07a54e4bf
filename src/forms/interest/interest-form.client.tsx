'use client'

import type {Profession} from '#model/forms.ts'
import {SelectField, TextField} from '#ui/field/field.tsx'
import {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {needed} from '#forms/engine/rules.ts'
import {useFormEngine, useHydrated} from '#forms/engine/use-form-engine.ts'
import type {InterestCopy} from '#forms/copy/copy-of-forms.ts'
import {lastInterest, submitInterest} from './interest-answers.ts'

interface InterestFormProps {
  copy: InterestCopy
  /** Whose visits; null on the page that asks about all of them. */
  service: Profession | null
  prefix: string
  /** Closes the dialog around the form; null when it stands on a page. */
  close: (() => void) | null
}

interface InterestValues {
  likelihood: string
  area: string
  forWhom: string
}

/** Asks how likely a visitor is to use a service that is not open yet (MOD-3). Nothing is sent. */
export function InterestForm({copy, service, prefix, close}: InterestFormProps) {
  const {fields, messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<InterestValues>({
    prefix,
    mode: 'onSubmit',
    incomplete: null,
    names: [],
    send: ({likelihood, area, forWhom}) => {
      submitInterest({service, likelihood: Number(likelihood), area, forWhom})
      return Promise.resolve()
    },
    failure: () => '',
    success: () => announceSuccess(close, messages.afterSubmit, messages.dismiss),
  })
  // The most likely answer stands first in the list of words and last on the scale.
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
        {...defaultAnswer()}
        {...engine.scale('likelihood', fields.likelihood, needed(fields.likelihood))}
        highLabel={others.at(-1) ?? ''}
        highest={fields.likelihood.options.length}
        lowLabel={lowLabel}
        lowest={1}
        required
      />
      <div data-fields="">
        <TextField {...engine.field('area', fields.area)} autoComplete="off" maxLength={4} />
        <SelectField {...engine.field('forWhom', fields.forWhom)}>
          <option value="" />
          {fields.forWhom.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      </div>
    </FormShell>
  )
}

/** Who opens the dialog again finds what they said before. */
function defaultAnswer(): {defaultValue?: number} {
  const before = lastInterest()
  return before === null ? {} : {defaultValue: before.likelihood}
}
