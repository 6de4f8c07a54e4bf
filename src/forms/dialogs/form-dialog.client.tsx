'use client'

import {useEffect} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {Dialog} from '#ui/dialog/dialog.client.tsx'
import type {ModalState} from '#ui/dialog/modal.tsx'
import type {FormName} from '#shared/forms/all-forms.ts'
import {FormBody} from '#forms/form-body.tsx'
import type {DialogContent} from '#forms/form-content.ts'
import {professionOf} from '#forms/subjects.ts'

interface FormDialogProps extends ModalState {
  content: DialogContent
  subject: string | null
}

/** Forms that fill a phone, which leave out the picture of no service in particular. */
const longForms: ReadonlySet<FormName> = new Set(['earlyAccess', 'waitlist'])

/** Renders a form in a dialog (MOD-1…MOD-5). Closing it unmounts and so resets the form. */
export function FormDialog({content, subject, onOpenChange, ...dialog}: FormDialogProps) {
  const isWaitlist = dialog.open && content.form === 'waitlist'
  useEffect(() => {
    if (isWaitlist) recordEvent({name: 'waitlist_opened', properties: null})
  }, [isWaitlist])
  const own = content.pictures?.[subject ?? '']
  return (
    <Dialog
      closeLabel={content.copy.buttons.close}
      intro={content.copy.intro}
      isPictureOptional={own === undefined && longForms.has(content.form)}
      onOpenChange={onOpenChange}
      picture={own ?? content.picture}
      title={titleOf(content, subject)}
      {...dialog}
    >
      <FormBody
        close={() => onOpenChange(false)}
        content={content}
        prefix={`dialog-${content.form}`}
        subject={subject}
      />
    </Dialog>
  )
}

const titleKeys = {
  gp: 'titleGp',
  nurse: 'titleNurse',
  specialist: 'titleSpecialist',
  carer: 'titleCarer',
} as const

function titleOf(content: DialogContent, subject: string | null): string {
  return content.form === 'providerInterest'
    ? content.copy.messages[titleKeys[professionOf(subject)]]
    : content.copy.title
}
