'use client'

import {recordEvent} from '#analytics/record-event.ts'
import type {Store} from '#model/forms.ts'
import {TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {neededEmail} from '#forms/engine/rules.ts'
import {useFormEngine, useHydrated} from '#forms/engine/use-form-engine.ts'
import type {DownloadCopy} from '#forms/copy/copy-of-forms.ts'

interface DownloadFormProps {
  copy: DownloadCopy
  store: Store
  prefix: string
  /** Closes the dialog around the form; null when it stands on a page. */
  close: (() => void) | null
}

/** Asks who wants to know about the app (MOD-4). It goes to analytics only, nothing goes to the backend. */
export function DownloadForm({copy, store, prefix, close}: DownloadFormProps) {
  const {fields, messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<{email: string}>({
    prefix,
    mode: 'onSubmit',
    incomplete: null,
    names: [],
    send: ({email}) => {
      recordEvent({name: 'download_interest', properties: {email, store}})
      return Promise.resolve()
    },
    failure: () => '',
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
      <TextField
        {...engine.field('email', fields.email, neededEmail(fields.email))}
        required
        type="email"
      />
    </FormShell>
  )
}
