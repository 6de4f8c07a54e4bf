import {ContactForm} from './contact-form.client.tsx'
import {DownloadForm} from './download-form.client.tsx'
import {EarlyAccessForm} from './early-access-form.client.tsx'
import type {FormProps} from './form-content.ts'
import {CarerIntroduction} from './interest/carer-introduction.tsx'
import {InterestForm} from './interest/interest-form.client.tsx'
import {ProviderInterestForm} from './provider-interest-form.client.tsx'
import {WaitlistForm} from './waitlist-form.client.tsx'

/** Renders any of the forms. */
export function FormBody({content, ...props}: FormProps) {
  switch (content.form) {
    case 'waitlist':
      return <WaitlistForm content={content} {...props} />
    case 'earlyAccess':
      return <EarlyAccessForm content={content} {...props} />
    case 'providerInterest':
      return <ProviderInterestForm content={content} {...props} />
    case 'contact':
      return <ContactForm content={content} {...props} />
    case 'interest':
      return <InterestForm content={content} {...props} />
    case 'carer':
      return <CarerIntroduction content={content} {...props} />
    case 'download':
      return <DownloadForm content={content} {...props} />
  }
}
