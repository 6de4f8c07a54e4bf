'use client'

import Link from 'next/link'
import {type RefObject, useEffect} from 'react'
import {recordEvent} from '@/analytics/record-event'
import {formPages, updatesPage} from '@/model/browser-forms'
import {type Profession, professions, type Store, stores} from '@/model/forms'
import {Dialog} from '@/ui/dialog/dialog.client'
import {DownloadForm} from '../download/download-form.client'
import {EarlyAccessForm} from '../early-access/early-access-form.client'
import {CarerIntroduction} from '../interest/carer-introduction'
import {InterestAround} from '../interest/interest-around'
import {InterestForm} from '../interest/interest-form.client'
import {ProviderInterestForm} from '../provider-interest/provider-interest-form.client'
import {providerTitle} from '../provider-interest/provider-title'
import {WaitlistForm} from '../waitlist/waitlist-form.client'
import type {DialogContent} from './dialog-content'

interface FormDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  hostId: string
  opener: RefObject<HTMLElement | null>
  content: DialogContent
  /** The service, profession or store the opener is about. */
  subject: string | null
}

/** A form as a dialog (MOD-1…MOD-5). Closing it unmounts the form and so resets it. */
export function FormDialog({content, subject, onOpenChange, ...dialog}: FormDialogProps) {
  const {form, words, picture} = content
  const title =
    form === 'providerInterest' ? providerTitle(words, professionOf(subject)) : words.title
  return (
    <Dialog
      closeLabel={words.buttons.close}
      intro={words.intro}
      onOpenChange={onOpenChange}
      picture={picture}
      title={title}
      {...dialog}
    >
      <Inside close={() => onOpenChange(false)} content={content} subject={subject} />
    </Dialog>
  )
}

interface InsideProps {
  content: DialogContent
  subject: string | null
  close: () => void
}

function Inside({content, subject, close}: InsideProps) {
  const prefix = `dialog-${content.form}`
  switch (content.form) {
    case 'waitlist':
      return <WaitlistForm prefix={prefix} privacy={content.privacy} words={content.words} />
    case 'earlyAccess':
      return (
        <EarlyAccessForm
          close={close}
          prefix={prefix}
          privacy={content.privacy}
          words={content.words}
        />
      )
    case 'providerInterest':
      return (
        <ProviderInterestForm
          close={close}
          prefix={prefix}
          privacy={content.privacy}
          profession={professionOf(subject)}
          words={content.words}
        />
      )
    case 'interest':
      return (
        <InterestAround waitlistHref={formPages.waitlist} words={content.words}>
          <InterestForm
            close={close}
            prefix={prefix}
            service={serviceOf(subject)}
            words={content.words}
          />
        </InterestAround>
      )
    case 'carer':
      return <CarerIntroduction waitlistHref={formPages.waitlist} words={content.words} />
    case 'download':
      return <Download close={close} content={content} prefix={prefix} store={storeOf(subject)} />
  }
}

interface DownloadProps {
  content: Extract<DialogContent, {form: 'download'}>
  store: Store
  prefix: string
  close: () => void
}

/** Opening it is what a press on a store's button comes to (MOD-4). */
function Download({content, store, prefix, close}: DownloadProps) {
  useEffect(() => recordEvent({name: 'store_click', properties: {store}}), [store])
  return (
    <>
      <DownloadForm close={close} prefix={prefix} store={store} words={content.words} />
      <p>
        <Link href={updatesPage}>{content.words.messages.link}</Link>
      </p>
    </>
  )
}

/** A link that does not say which profession it is about is about the first. */
function professionOf(subject: string | null): Profession {
  return serviceOf(subject) ?? 'gp'
}

function serviceOf(subject: string | null): Profession | null {
  return professions.find((profession) => profession === subject) ?? null
}

function storeOf(subject: string | null): Store {
  return stores.find((store) => store === subject) ?? 'appstore'
}
