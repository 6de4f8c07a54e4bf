'use client'

import type {RefObject} from 'react'
import {professions} from '#model/forms.ts'
import {Dialog} from '#ui/dialog/dialog.client.tsx'
import {FormBody} from '#forms/form-body.tsx'
import type {DialogContent} from '#forms/form-content.ts'
import {providerTitle} from '#forms/provider-interest/provider-title.ts'

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
  return (
    <Dialog
      closeLabel={content.copy.buttons.close}
      intro={content.copy.intro}
      onOpenChange={onOpenChange}
      picture={content.picture}
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

function titleOf(content: DialogContent, subject: string | null): string {
  if (content.form !== 'providerInterest') return content.copy.title
  return providerTitle(content.copy, professions.find((name) => name === subject) ?? 'gp')
}
