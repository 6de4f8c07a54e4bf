import type {FormProps} from './form-content.ts'
import {ContactForm} from './kinds/contact-form.tsx'
import {DownloadForm} from './kinds/download-form.tsx'
import {EarlyAccessForm} from './kinds/early-access-form.tsx'
import {CarerIntroduction, InterestForm} from './kinds/interest-form.tsx'
import {ProviderInterestForm} from './kinds/provider-interest-form.tsx'
import {WaitlistForm} from './kinds/waitlist-form.tsx'

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
