'use client'

import {type MouseEvent, type ReactNode, useEffect} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {sendDownloadInterest} from '#analytics/send-download-interest.ts'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import {download} from '#shared/forms/download.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import type {Store} from '#shared/stores.ts'
import {TextField} from '#ui/field/field.tsx'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {handOver} from '#forms/engine/keep-entries.ts'
import {FormShell} from '#forms/engine/form-shell.tsx'
import {useFormEngine} from '#forms/engine/use-form-engine.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import type {CopyOfForms} from '#forms/form-copy.ts'
import type {FormProps} from '#forms/form-content.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {updatesPage} from '#shared/paths.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {storeOf} from './subjects.ts'
import {WithoutScript} from './without-script.tsx'

type Copy = CopyOfForms['download']
type Values = ValuesOf<typeof download>

type DownloadProps = FormProps<'download'>

/** Renders the form for people who wait for the app (MOD-4). */
export function DownloadForm(props: DownloadProps) {
  const {content, subject, close = null} = props
  const {analytics, copy} = content
  const {ask, unavailable, waitlistLink, link} = copy.messages
  return (
    <>
      {analytics ? (
        <>
          <p>{ask}</p>
          <WithoutScript copy={copy.messages} />
          <EmailForm analytics={analytics} {...props} />
        </>
      ) : (
        // Without analytics, nobody would receive the address.
        <p>
          <span>{unavailable}</span> <WaitlistLink>{waitlistLink}</WaitlistLink>
        </p>
      )}
      {close === null ? null : <StoreClick store={storeOf(subject)}>{link}</StoreClick>}
    </>
  )
}

/** Leads to the waitlist, which takes over the address. */
function WaitlistLink({children}: {children: ReactNode}) {
  const keepAddress = ({currentTarget}: MouseEvent<HTMLElement>) => {
    const email = currentTarget.closest('form')?.elements.namedItem(download.fields.email.name)
    if (email instanceof HTMLInputElement) handOver(email)
  }
  return (
    <a {...dialogLink('waitlist')} href={waitlist.pages.waitlist.path} onClick={keepAddress}>
      {children}
    </a>
  )
}

/** Records that the dialog opened, which replaces a link to a store (MOD-4). */
function StoreClick({store, children}: {store: Store; children: ReactNode}) {
  useEffect(() => recordEvent({name: 'store_click', properties: {store}}), [store])
  return (
    <p>
      <SiteLink href={updatesPage}>{children}</SiteLink>
    </p>
  )
}

/** Sends the email address to the analytics provider, and nothing to the backend (MOD-4). */
function EmailForm({
  content: {copy, privacy},
  analytics,
  subject,
  prefix,
  close = null,
}: DownloadProps & {analytics: AnalyticsConfiguration}) {
  const {messages, buttons} = copy
  const isHydrated = useHydrated()
  const engine = useFormEngine<Values, keyof Copy['fields']>({
    form: 'download',
    fields: download.fields,
    copy,
    prefix,
    mode: 'onSubmit',
    summary: () => messages.errorSummary,
    send: ({email}) => sendDownloadInterest({email, store: storeOf(subject)}, analytics),
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
      instead={
        <p>
          <WaitlistLink>{messages.waitlistLink}</WaitlistLink>
        </p>
      }
      nativeValidation={!isHydrated}
      outcome={engine.outcome}
      privacy={privacy}
      submit={engine.submit}
    >
      <TextField {...engine.line('email')} />
    </FormShell>
  )
}
