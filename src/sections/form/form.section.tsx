import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import type {ContactSubject} from '#forms/form-content.ts'
import {formContent} from '#forms/prepare-form.tsx'
import {serviceOf} from '#forms/subjects.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Desk} from './desk.tsx'
import type {FormCopy, LayoutProps, Subject} from './layout-props.ts'
import {Plain} from './plain.tsx'

type Props = SectionProps<'form'>

const layouts: Readonly<Record<Props['section']['layout'], (props: LayoutProps) => ReactNode>> = {
  plain: Plain,
  desk: Desk,
}

/** Form on a page, in the layout that the editor chose (FORM-6, CONTACT-2, FORM-3, FORM-5, PROV-1, PROV-2). */
export function FormSection({section, variant = null, doors = []}: Props) {
  const {_key, layout, form, profession, store, copy} = section
  const Layout = layouts[layout]
  // The contact page still has other ways to contact us.
  if (copy === null && layout !== 'desk') return null
  const subject = definedItems(copy?.subjects).find(({key}) => key === variant)
  const service = serviceOf(profession ?? variant)
  const shownDoors = doors.filter(({key}) => service === null || key === service)
  return (
    <Layout doors={shownDoors} section={section} subject={subject}>
      {copy === null ? null : (
        <FormOnPage
          content={{...formContent(form, copyAbout(subject, copy)), about: aboutOf(subject)}}
          prefix={_key}
          subject={profession ?? store ?? variant}
        />
      )}
    </Layout>
  )
}

const aboutOf = (subject: Subject | undefined): ContactSubject | null =>
  subject?.text ? {text: subject.text, asksOrganisation: subject.asksOrganisation} : null

/** Copy of the form, with the message, the button and the next step of the subject where it has its own. */
function copyAbout(subject: Subject | undefined, copy: FormCopy): FormCopy {
  if (subject === undefined) return copy
  const {messageLabel, messageHint, submit, next} = subject
  return {
    ...copy,
    submit: submit ?? copy.submit,
    fields: definedItems(copy.fields).map((field) =>
      field.name === 'message'
        ? {...field, label: messageLabel ?? field.label, hint: messageHint ?? field.hint}
        : field,
    ),
    messages: definedItems(copy.messages).map((message) =>
      message.key === 'next' ? {...message, text: next ?? message.text} : message,
    ),
  }
}
