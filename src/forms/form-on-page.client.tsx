'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'
import type {FormProps} from './form-content.ts'

const Waitlist = lazyComponent(async () => (await import('./kinds/waitlist-form.tsx')).WaitlistForm)
const EarlyAccess = lazyComponent(
  async () => (await import('./kinds/early-access-form.tsx')).EarlyAccessForm,
)
const Professional = lazyComponent(
  async () => (await import('./kinds/provider-interest-form.tsx')).ProviderInterestForm,
)
const Contact = lazyComponent(async () => (await import('./kinds/contact-form.tsx')).ContactForm)
const Interest = lazyComponent(async () => (await import('./kinds/interest-form.tsx')).InterestForm)
const Other = lazyComponent(async () => (await import('./form-body.tsx')).FormBody)

/**
 * Lazy-loads a form on a page, to which links to its dialog lead without JavaScript (FORM-6). Pages that are often
 * opened load no other form.
 */
export function FormOnPage({content, ...props}: FormProps) {
  switch (content.form) {
    case 'waitlist':
      return <Waitlist content={content} {...props} />
    case 'earlyAccess':
      return <EarlyAccess content={content} {...props} />
    case 'providerInterest':
      return <Professional content={content} {...props} />
    case 'contact':
      return <Contact content={content} {...props} />
    case 'interest':
      return <Interest content={content} {...props} />
    case 'carer':
    case 'download':
      return <Other content={content} {...props} />
  }
}
