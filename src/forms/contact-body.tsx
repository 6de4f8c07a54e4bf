import {ContactForm} from './contact-form.client.tsx'
import type {FormContent} from './form-content.ts'

interface ContactBodyProps {
  content: Extract<FormContent, {form: 'contact'}>
  subject: string | null
  prefix: string
}

/** Renders the contact form, with the first line of the message that its subject has. */
export function ContactBody({content, subject, prefix}: ContactBodyProps) {
  return (
    <ContactForm
      firstLine={new Map(Object.entries(content.firstLines ?? {})).get(subject ?? '') ?? null}
      prefix={prefix}
      privacy={content.privacy}
      copy={content.copy}
    />
  )
}
