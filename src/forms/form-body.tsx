import {type ReactNode, useEffect} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import type {Store} from '#shared/stores.ts'
import {updatesPage} from '#shared/paths.ts'
import {ContactForm} from './contact/contact-form.client.tsx'
import {DownloadForm} from './download/download-form.client.tsx'
import {EarlyAccessForm} from './early-access/early-access-form.client.tsx'
import type {FormContent} from './form-content.ts'
import {CarerIntroduction} from './interest/carer-introduction.tsx'
import {InterestAround} from './interest/interest-around.tsx'
import {InterestForm} from './interest/interest-form.client.tsx'
import {ProviderInterestForm} from './provider-interest/provider-interest-form.client.tsx'
import {areaOf, professionOf, serviceOf, storeOf} from './subjects.ts'
import {WaitlistForm} from './waitlist/waitlist-form.client.tsx'

interface FormBodyProps {
  content: FormContent
  /** The service, profession or store the form is about. */
  subject: string | null
  /** Keeps ids apart when forms share a page. */
  prefix: string
  /** Closes the dialog around the form; null where it stands on a page. */
  close?: (() => void) | null
}

type DownloadPartProps = Omit<FormBodyProps, 'content'> & {
  content: Extract<FormContent, {form: 'download'}>
}

const hasAnalytics = ({analytics}: FormContent) => analytics !== undefined && analytics !== null

const waitlistHref = waitlist.pages.waitlist.path

/** Any of the forms, in a dialog or on a page of its own. */
export function FormBody({content, subject, prefix, close = null}: FormBodyProps) {
  const {privacy} = content
  switch (content.form) {
    case 'waitlist':
      return (
        <WaitlistForm
          area={areaOf(subject)}
          prefix={prefix}
          privacy={privacy}
          copy={content.copy}
        />
      )
    case 'earlyAccess':
      return <EarlyAccessForm close={close} prefix={prefix} privacy={privacy} copy={content.copy} />
    case 'providerInterest':
      return (
        <ProviderInterestForm
          close={close}
          prefix={prefix}
          privacy={privacy}
          profession={professionOf(subject)}
          copy={content.copy}
        />
      )
    case 'contact':
      return (
        <ContactForm
          firstLine={new Map(Object.entries(content.firstLines ?? {})).get(subject ?? '') ?? null}
          prefix={prefix}
          privacy={privacy}
          copy={content.copy}
        />
      )
    case 'interest':
      return (
        <InterestAround
          copy={content.copy}
          isCounted={hasAnalytics(content)}
          waitlistHref={waitlistHref}
        >
          <WithoutScript copy={content.copy.messages} />
          <InterestForm
            close={close}
            prefix={prefix}
            service={serviceOf(subject)}
            copy={content.copy}
          />
        </InterestAround>
      )
    case 'carer':
      return <CarerIntroduction waitlistHref={waitlistHref} copy={content.copy} />
    case 'download':
      return (
        <>
          <DownloadPart close={close} content={content} prefix={prefix} subject={subject} />
          {close === null ? null : (
            <StoreClick store={storeOf(subject)}>{content.copy.messages.link}</StoreClick>
          )}
        </>
      )
  }
}

/** Nobody takes an address where the site has no key: that is said instead, with the way to who does (MOD-4). */
function DownloadPart({content, subject, prefix, close = null}: DownloadPartProps) {
  const {copy, privacy, analytics} = content
  const {ask, unavailable, waitlistLink} = copy.messages
  if (!analytics) {
    return (
      <p>
        <span>{unavailable}</span>{' '}
        <a {...dialogLink('waitlist')} href={waitlistHref}>
          {waitlistLink}
        </a>
      </p>
    )
  }
  return (
    <>
      <p>{ask}</p>
      <WithoutScript copy={copy.messages} />
      <DownloadForm
        analytics={analytics}
        close={close}
        copy={copy}
        prefix={prefix}
        privacy={privacy}
        store={storeOf(subject)}
      />
    </>
  )
}

/** Opening the dialog is what a press on a store's button comes to (MOD-4). */
function StoreClick({store, children}: {store: Store; children: ReactNode}) {
  useEffect(() => recordEvent({name: 'store_click', properties: {store}}), [store])
  return (
    <p>
      <SiteLink href={updatesPage}>{children}</SiteLink>
    </p>
  )
}

/** These forms have no endpoint (MOD-3, MOD-4): without JavaScript nothing could answer them, and they say so. */
function WithoutScript({copy}: {copy: {withoutScript: string; waitlistLink: string}}) {
  return (
    <noscript>
      <p>
        <span>{copy.withoutScript}</span> <a href={waitlistHref}>{copy.waitlistLink}</a>
      </p>
    </noscript>
  )
}
