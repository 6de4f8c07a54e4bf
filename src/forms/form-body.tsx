import {type ReactNode, useEffect} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import {dialogLink} from '#content/render/dialog-link.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import type {Store} from '#shared/stores.ts'
import {updatesPage} from '#shared/paths.ts'
import {ContactBody} from './contact-body.tsx'
import {DownloadForm} from './download-form.client.tsx'
import {EarlyAccessForm} from './early-access-form.client.tsx'
import type {FormContent} from './form-content.ts'
import {CarerIntroduction} from './interest/carer-introduction.tsx'
import {InterestLayout} from './interest/interest-layout.tsx'
import {InterestForm} from './interest/interest-form.client.tsx'
import {ProviderInterestForm} from './provider-interest-form.client.tsx'
import {PatientsOnly} from './patients-only.tsx'
import {areaOf, professionOf, serviceOf, storeOf} from './subjects.ts'
import {WaitlistForm} from './waitlist-form.client.tsx'

export interface FormBodyProps {
  content: FormContent
  subject: string | null
  /** Prefix of ids, for several forms on a page. */
  prefix: string
  /** Closes the dialog; null on a page. */
  close?: (() => void) | null
}

type DownloadSectionProps = Omit<FormBodyProps, 'content'> & {
  content: Extract<FormContent, {form: 'download'}>
}

const hasAnalytics = ({analytics}: FormContent) => analytics !== undefined && analytics !== null

const waitlistHref = waitlist.pages.waitlist.path

/** Renders any of the forms, in a dialog or on a page. */
export function FormBody({content, subject, prefix, close = null}: FormBodyProps) {
  const {privacy} = content
  switch (content.form) {
    case 'waitlist':
      return (
        <>
          <PatientsOnly copy={content.copy.messages} />
          <WaitlistForm
            area={areaOf(subject)}
            service={serviceOf(subject) ?? ''}
            prefix={prefix}
            privacy={privacy}
            copy={content.copy}
            card={content.card}
            close={close}
          />
        </>
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
      return <ContactBody content={content} prefix={prefix} subject={subject} />
    case 'interest':
      return (
        <InterestLayout
          copy={content.copy}
          isCounted={hasAnalytics(content)}
          service={serviceOf(subject)}
        >
          <WithoutScript copy={content.copy.messages} />
          <InterestForm
            close={close}
            prefix={prefix}
            service={serviceOf(subject)}
            copy={content.copy}
          />
        </InterestLayout>
      )
    case 'carer':
      return <CarerIntroduction copy={content.copy} />
    case 'download':
      return (
        <>
          <DownloadSection close={close} content={content} prefix={prefix} subject={subject} />
          {close === null ? null : (
            <StoreClick store={storeOf(subject)}>{content.copy.messages.link}</StoreClick>
          )}
        </>
      )
  }
}

/**
 * Renders a link to the waitlist instead of the form when the site has no analytics, because nobody would receive the
 * address (MOD-4).
 */
function DownloadSection({content, subject, prefix, close = null}: DownloadSectionProps) {
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

/** Records that the dialog opened, which replaces a link to a store (MOD-4). */
function StoreClick({store, children}: {store: Store; children: ReactNode}) {
  useEffect(() => recordEvent({name: 'store_click', properties: {store}}), [store])
  return (
    <p>
      <SiteLink href={updatesPage}>{children}</SiteLink>
    </p>
  )
}

/** Explains that a form without an endpoint requires JavaScript (MOD-3, MOD-4). */
function WithoutScript({copy}: {copy: {withoutScript: string; waitlistLink: string}}) {
  return (
    <noscript>
      <p>
        <span>{copy.withoutScript}</span> <a href={waitlistHref}>{copy.waitlistLink}</a>
      </p>
    </noscript>
  )
}
