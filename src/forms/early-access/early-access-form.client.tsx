'use client'

import type {ReactNode} from 'react'
import {CheckboxField, SelectField, TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {needed, neededEmail} from '#forms/engine/rules.ts'
import {useFormEngine, useHydrated} from '#forms/engine/use-form-engine.ts'
import {browserAction} from '#forms/sending/endpoints.ts'
import type {EarlyAccessCopy} from '#forms/copy/copy-of-forms.ts'
import {type EarlyAccessValues, sendEarlyAccess} from './send-early-access.ts'
import {userTypes} from './user-types.ts'

interface EarlyAccessFormProps {
  copy: EarlyAccessCopy
  prefix: string
  privacy: ReactNode
  /** Closes the dialog around the form; null when it stands on a page. */
  close: (() => void) | null
}

/** The early-access form (FORM-2, MOD-2). */
export function EarlyAccessForm({copy, prefix, privacy, close}: EarlyAccessFormProps) {
  const {fields, messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<EarlyAccessValues>({
    prefix,
    mode: 'onSubmit',
    incomplete: messages.missing,
    names: [],
    send: (values) => sendEarlyAccess(values, navigator.userAgent),
    failure: (_error, {role}) =>
      role === 'patient' ? messages.patientFailed : messages.otherFailed,
    success: () => announceSuccess(close, messages.success, messages.dismiss),
  })
  const {field, box, isSubmitting} = engine
  return (
    <FormShell
      action={browserAction('earlyAccess')}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled: isSubmitting,
      }}
      nativeValidation={!isHydrated}
      outcome={engine.outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <div data-fields="">
        <TextField {...field('name', fields.firstName, needed(fields.firstName))} required />
        <TextField {...field('lastName', fields.lastName, needed(fields.lastName))} required />
      </div>
      <TextField
        {...field('email', fields.email, neededEmail(fields.email))}
        required
        type="email"
      />
      <SelectField {...field('role', fields.userType, needed(fields.userType))} required>
        <option value="">{messages.placeholderOption}</option>
        {userTypes(fields.userType.options).map(({label, role}) => (
          <option key={role} value={role}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckboxField {...box('wantsNewsletter', fields.wantsNewsletter)} />
    </FormShell>
  )
}
