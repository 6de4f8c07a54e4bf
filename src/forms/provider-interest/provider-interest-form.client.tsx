'use client'

import type {ReactNode} from 'react'
import {type Profession, roleOfProfession} from '#model/forms.ts'
import {TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {needed, neededEmail, neededYears} from '#forms/engine/rules.ts'
import {useFormEngine, useHydrated} from '#forms/engine/use-form-engine.ts'
import {browserAction, registrationEndpoint} from '#forms/sending/endpoints.ts'
import {type PersonValues, providerPayload} from '#forms/sending/payloads.ts'
import {postForm} from '#forms/sending/post-form.ts'
import type {ProviderInterestCopy} from '#forms/copy/copy-of-forms.ts'

interface ProviderInterestFormProps {
  copy: ProviderInterestCopy
  profession: Profession
  prefix: string
  privacy: ReactNode
  /** Closes the dialog around the form; null when it stands on a page. */
  close: (() => void) | null
}

/** On these pages success closes the dialog and shows a toast; on the others it is said in the dialog (FORM-4). */
const closesOnSuccess: ReadonlySet<Profession> = new Set(['gp', 'nurse'])

/** The form of professionals who want to join (FORM-3, FORM-4). */
export function ProviderInterestForm({
  copy,
  profession,
  prefix,
  privacy,
  close,
}: ProviderInterestFormProps) {
  const {fields, messages, buttons} = copy
  const role = roleOfProfession[profession]
  const isHydrated = useHydrated()
  const engine = useFormEngine<PersonValues & {yearsExperience?: string}>({
    prefix,
    mode: 'onTouched',
    incomplete: null,
    names: [],
    send: (values) =>
      postForm(registrationEndpoint, providerPayload(values, role, navigator.userAgent)),
    failure: (error) => {
      // FORM-4 asks for it; the error holds the server's reason and nothing that was typed.
      console.error(error)
      return messages.failure
    },
    success: () => {
      if (!closesOnSuccess.has(profession)) return messages.successInline
      return announceSuccess(close, messages.successToast, messages.dismiss)
    },
  })
  const {field, isSubmitting, isValid} = engine
  const ariaDisabled = isSubmitting || (isHydrated && !isValid)
  return (
    <FormShell
      action={browserAction(profession)}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled,
        reason:
          ariaDisabled && !isSubmitting
            ? {id: `${prefix}-reason`, text: messages.disabledReason}
            : null,
      }}
      nativeValidation={!isHydrated}
      outcome={engine.outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <input name="role" type="hidden" value={role} />
      <div data-fields="">
        <TextField {...field('name', fields.firstName, needed(fields.firstName))} required />
        <TextField {...field('lastName', fields.lastName, needed(fields.lastName))} required />
      </div>
      <TextField
        {...field('email', fields.email, neededEmail(fields.email))}
        required
        type="email"
      />
      {profession === 'nurse' ? (
        <TextField
          {...field('yearsExperience', fields.yearsExperience, neededYears(fields.yearsExperience))}
          inputMode="decimal"
          required
        />
      ) : null}
    </FormShell>
  )
}
