import {dataAttribute} from '#lib/data-attribute.ts'
import type {DialogName} from '#shared/forms/all-forms.ts'

/** The dialog a link opens. */
export const dialogName = dataAttribute<DialogName>('dialog', [])

/** What the dialog is about: a service, a profession, a store. */
export const dialogSubject = dataAttribute<string>('subject', [])

/**
 * Makes a link open a dialog; its `href` stays for who has no JavaScript.
 *
 * @param dialog - which dialog
 * @param subject - what it is about
 * @returns attributes, to be spread into the link
 */
export function dialogLink(dialog: DialogName, subject: string | null = null) {
  return {
    'aria-haspopup': 'dialog',
    ...dialogName.of(dialog),
    ...dialogSubject.of(subject ?? undefined),
  } as const
}
