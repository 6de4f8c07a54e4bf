import {dataAttribute} from '#lib/data-attribute.ts'
import type {DialogName} from '#shared/forms/all-forms.ts'

export const dialogName = dataAttribute<DialogName>('dialog', [])

/** Service, profession or store. */
export const dialogSubject = dataAttribute<string>('subject', [])

/** Returns attributes that make a link open a dialog. Its `href` is the fallback without JavaScript. */
export function dialogLink(dialog: DialogName, subject: string | null = null) {
  return {
    'aria-haspopup': 'dialog',
    ...dialogName.of(dialog),
    ...dialogSubject.of(subject ?? undefined),
  } as const
}
