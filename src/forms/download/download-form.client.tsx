'use client'

import {recordEvent} from '#analytics/record-event.ts'
import {download} from '#model/forms/download.ts'
import type {ValuesOf} from '#model/forms/form-spec.ts'
import type {Store} from '#model/stores.ts'
import {TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#forms/engine/use-hydrated.ts'
import type {CopyOfForms} from '#forms/copy/form-copy.ts'

type Copy = CopyOfForms['download']
type Values = ValuesOf<typeof download>

interface DownloadFormProps {
  copy: Copy
  store: Store
  prefix: string
  /** Closes the dialog around the form; null when it stands on a page. */
  close: (() => void) | null
}

/** Asks who wants to know about the app (MOD-4). It goes to analytics only, nothing goes to the backend. */
export function DownloadForm({copy, store, prefix, close}: DownloadFormProps) {
  const {messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    fields: download.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: () => messages.errorSummary,
    send: ({email}) => {
      recordEvent({name: 'download_interest', properties: {email, store}})
      return Promise.resolve()
    },
    failure: () => messages.errorSummary,
    success: () => announceSuccess(close, messages.afterSubmit, messages.dismiss),
  })
  return (
    <FormShell
      action={null}
      button={{label: buttons.submit, ariaDisabled: false, disabled: !isHydrated}}
      nativeValidation={!isHydrated}
      outcome={engine.outcome}
      privacy={null}
      submit={engine.submit}
    >
      <TextField {...engine.line('email')} />
    </FormShell>
  )
}
