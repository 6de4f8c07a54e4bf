import type {ReactNode} from 'react'
import {RichText} from '@/content/render/rich-text'
import {formPages} from '@/model/browser-forms'
import type {FormName, Profession, Store} from '@/model/forms'
import {ContactForm} from './contact/contact-form.client'
import {DownloadForm} from './download/download-form.client'
import {EarlyAccessForm} from './early-access/early-access-form.client'
import {InterestAround} from './interest/interest-around'
import {InterestForm} from './interest/interest-form.client'
import {ProviderInterestForm} from './provider-interest/provider-interest-form.client'
import {WaitlistForm} from './waitlist/waitlist-form.client'
import type {FormDocument} from './words/form-words'
import {
  contactWords,
  downloadWords,
  earlyAccessWords,
  interestWords,
  providerInterestWords,
  waitlistWords,
} from './words/words-of-forms'

interface FormOnPageProps {
  form: Exclude<FormName, 'carer'>
  document: FormDocument
  /** For the form of professionals. */
  profession: Profession | null
  /** For the form about the app. */
  store: Store | null
  /** Keeps ids apart when forms share a page. */
  prefix: string
}

/** A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). */
export function FormOnPage({form, document, profession, store, prefix}: FormOnPageProps) {
  const around = {prefix, privacy: <RichText value={document.privacy} />}
  switch (form) {
    case 'waitlist':
      return <WaitlistForm words={waitlistWords(document)} {...around} />
    case 'earlyAccess':
      return <EarlyAccessForm close={null} words={earlyAccessWords(document)} {...around} />
    case 'providerInterest':
      return (
        <ProviderInterestForm
          close={null}
          profession={profession ?? 'gp'}
          words={providerInterestWords(document)}
          {...around}
        />
      )
    case 'contact':
      return <ContactForm words={contactWords(document)} {...around} />
    case 'download': {
      const words = downloadWords(document)
      return (
        <>
          <WithoutScript link={words.messages.waitlistLink}>
            {words.messages.withoutScript}
          </WithoutScript>
          <DownloadForm close={null} prefix={prefix} store={store ?? 'appstore'} words={words} />
        </>
      )
    }
    case 'interest': {
      const words = interestWords(document)
      return (
        <InterestAround waitlistHref={formPages.waitlist} words={words}>
          <WithoutScript link={words.messages.waitlistLink}>
            {words.messages.withoutScript}
          </WithoutScript>
          <InterestForm close={null} prefix={prefix} service={null} words={words} />
        </InterestAround>
      )
    }
  }
}

/** These forms have no endpoint (MOD-3, MOD-4): without JavaScript nothing could answer them, and they say so. */
function WithoutScript({link, children}: {link: string; children: ReactNode}) {
  return (
    <noscript>
      <p>
        {children} <a href={formPages.waitlist}>{link}</a>
      </p>
    </noscript>
  )
}
