'use client'

import type {ReactNode} from 'react'
import {sendDownloadInterest} from '#analytics/send-download-interest.ts'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {download} from '#shared/forms/download.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import type {Store} from '#shared/stores.ts'
import {TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'

type Copy = CopyOfForms['download']
type Values = ValuesOf<typeof download>

interface DownloadFormProps {
  copy: Copy
  store: Store
  analytics: AnalyticsConfiguration
  prefix: string
  privacy: ReactNode
  /** Closes the dialog; null on a page. */
  close: (() => void) | null
}

/**
 * Renders the form for people who wait for the app. It sends the email address to the analytics provider, and nothing
 * to the backend (MOD-4).
 */
export function DownloadForm({copy, store, analytics, prefix, privacy, close}: DownloadFormProps) {
  const {messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'download',
    fields: download.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: () => messages.errorSummary,
    send: ({email}) => sendDownloadInterest({email, store}, analytics),
    failure: () => messages.failure,
    success: () =>
      announceSuccess({close, message: messages.afterSubmit, dismissLabel: messages.dismiss}),
  })
  const {isSubmitting} = engine
  return (
    <FormShell
      action={null}
      button={{
        label: isSubmitting ? buttons.submitting : buttons.submit,
        ariaDisabled: isSubmitting,
        disabled: !isHydrated,
      }}
      nativeValidation={!isHydrated}
      outcome={engine.outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <TextField {...engine.line('email')} />
    </FormShell>
  )
}
