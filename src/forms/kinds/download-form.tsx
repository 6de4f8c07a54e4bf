import {type MouseEvent, type ReactNode, useEffect} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {sendDownloadInterest} from '#analytics/send-download-interest.ts'
import {download} from '#shared/forms/download.ts'
import type {Store} from '#shared/stores.ts'
import {announceSuccess} from '#forms/engine/announce-success.ts'
import {handOver} from '#forms/engine/keep-entries.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {updatesPage} from '#shared/paths.ts'
import {MessageCard} from '#forms/message-card.tsx'
import {NextStep} from '#forms/next-step.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {storeOf} from '#forms/subjects.ts'
import {WithoutScript} from '#forms/without-script.tsx'

/** Renders the form for people who wait for the app (MOD-4). */
export function DownloadForm({content, subject, prefix, close = null}: FormProps<'download'>) {
  const {analytics, copy} = content
  const {ask, unavailable, waitlistLink, link, afterSubmit, dismiss} = copy.messages
  const {cardTitle, next} = copy.messages
  const store = storeOf(subject)
  return (
    <>
      {analytics ? (
        <>
          <p>{ask}</p>
          <WithoutScript copy={copy.messages} />
          <Form
            content={content}
            instead={
              <p>
                <WaitlistLink>{waitlistLink}</WaitlistLink>
              </p>
            }
            next={
              <>
                <MessageCard label={null} text={next} title={cardTitle} />
                <NextStep link={{label: waitlistLink, href: waitlist.pages.waitlist.path}} />
              </>
            }
            page={null}
            prefix={prefix}
            // The backend receives nothing (MOD-4).
            send={({email}) => sendDownloadInterest({email, store}, analytics)}
            spec={download}
            success={() => announceSuccess({close, message: afterSubmit, dismissLabel: dismiss})}
          />
        </>
      ) : (
        // Without analytics, nobody would receive the address.
        <p>
          <span>{unavailable}</span> <WaitlistLink>{waitlistLink}</WaitlistLink>
        </p>
      )}
      {close === null ? null : <StoreClick store={store}>{link}</StoreClick>}
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
