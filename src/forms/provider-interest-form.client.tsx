'use client'

import {useMemo} from 'react'
import {type Profession, roleOfProfession} from '#shared/professions.ts'
import {providerInterest} from '#shared/forms/provider-interest.ts'
import {TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell, type Outcome} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {checklistPage, NextStep} from '#forms/next-step.tsx'
import {PersonFields} from '#forms/person-fields.tsx'
import {announceRegistration, useRegistration} from '#forms/registrations-on-page.ts'
import {browserAction, registrationEndpoint} from '#forms/sending/endpoints.ts'
import {professionOf} from '#forms/subjects.ts'
import {postForm} from '#forms/sending/post-form.ts'
import {registrationPayload, type RegistrationValues} from '#forms/sending/registration-payload.ts'
import type {FormProps} from '#forms/form-content.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'

type Copy = CopyOfForms['providerInterest']

/** Professions whose dialog closes on success and shows a toast; the others show a message in the dialog (FORM-4). */
const closesOnSuccess: ReadonlySet<Profession> = new Set(['gp', 'nurse'])

/** Renders the form of professionals who want to join (FORM-3, FORM-4). */
export function ProviderInterestForm({
  content,
  subject,
  prefix,
  close = null,
}: FormProps<'providerInterest'>) {
  const {copy, privacy} = content
  const {messages, buttons} = copy
  const profession = professionOf(subject)
  const role = roleOfProfession[profession]
  const isHydrated = useHydrated()
  const checklist = {label: messages.checklist, href: checklistPage}
  const engine = useFormEngine<RegistrationValues, keyof Copy['fields']>({
    form: 'providerInterest',
    fields: providerInterest.fields,
    copy,
    prefix,
    // The button is disabled until the form is valid, so fields show errors on blur and there is no summary (FORM-3).
    mode: 'onTouched',
    send: (values) =>
      postForm(registrationEndpoint, registrationPayload(values, role, navigator.userAgent)),
    failure: (error) => {
      // FORM-4 requires this. The error contains the server's reason and nothing that was typed.
      console.error(error)
      return messages.failure
    },
    success: () => {
      if (close !== null) announceRegistration({profession, next: messages.next})
      return closesOnSuccess.has(profession)
        ? announceSuccess({
            close,
            message: messages.successToast,
            dismissLabel: messages.dismiss,
            action: checklist,
          })
        : messages.successInline
    },
  })
  const {line, isSubmitting, isValid, isDirty} = engine
  const dialogSuccess = useDialogSuccess(profession, close === null, messages)
  const outcome = dialogSuccess ?? engine.outcome
  const wasJustSent = outcome?.kind === 'success' && !isDirty
  const ariaDisabled = isSubmitting || (isHydrated && !isValid)
  return (
    <FormShell
      action={browserAction(profession)}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled,
        // Shown before hydration too, so that the layout doesn't shift.
        reason:
          !isValid && !isSubmitting && !wasJustSent
            ? {id: `${prefix}-reason`, text: messages.disabledReason}
            : null,
      }}
      nativeValidation={!isHydrated}
      next={
        <NextStep close={close} closeLabel={buttons.close} link={checklist} text={messages.next} />
      }
      outcome={outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <input name="role" type="hidden" value={role} />
      <PersonFields
        firstName={line('firstName')}
        lastName={line('lastName')}
        email={line('email')}
        beside={
          profession === 'nurse' ? (
            <TextField {...line('yearsExperience')} inputMode="decimal" />
          ) : null
        }
      />
    </FormShell>
  )
}

/** Success of the dialog with the same form, so that the page does not offer an empty form again. */
function useDialogSuccess(
  profession: Profession,
  isOnPage: boolean,
  {successInline, successToast}: Copy['messages'],
): Outcome {
  const isRegistered = useRegistration()?.profession === profession
  const message = closesOnSuccess.has(profession) ? successToast : successInline
  return useMemo(
    () => (isOnPage && isRegistered ? {kind: 'success', message, isFromDialog: true} : null),
    [isOnPage, isRegistered, message],
  )
}
