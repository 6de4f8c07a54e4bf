import {useState} from 'react'
import {contact} from '#shared/forms/contact.ts'
import {Form} from '#forms/form.tsx'
import type {FormProps} from '#forms/form-content.ts'
import {MessageCard} from '#forms/message-card.tsx'
import {NextStep} from '#forms/next-step.tsx'
import {contactEndpoint} from '#forms/sending/endpoints.ts'
import {formPayload} from '#forms/sending/form-payload.ts'
import {postForm} from '#forms/sending/post-form.ts'

/** Contact form (FORM-5), which names its subject and may ask for an organisation (CONTACT-2). */
export function ContactForm({content, prefix}: FormProps<'contact'>) {
  const {about = null} = content
  const {messages} = content.copy
  const [address, setAddress] = useState('')
  const hidden: Record<string, string> = about === null ? {} : {subject: about.text}
  return (
    <Form
      content={content}
      hidden={hidden}
      next={
        <>
          <MessageCard
            label={about?.text ?? null}
            text={
              // A bot sent nothing.
              address === '' ? messages.next : messages.sentTo.replace('{yourEmail}', () => address)
            }
            title={messages.cardTitle}
          />
          <NextStep link={{label: messages.back, href: '/'}} />
        </>
      }
      page="contact"
      prefix={prefix}
      // The form is not sent when the honeypot is filled in.
      send={(values) =>
        postForm(contactEndpoint, formPayload(contact.payload, {...values, ...hidden, company: ''}))
      }
      sender={about?.asksOrganisation ? 'organisation' : null}
      spec={contact}
      success={({email}) => {
        setAddress(email)
        return messages.success
      }}
    />
  )
}
