import {
  type DialogForm,
  type DialogName,
  type FormName,
  formNames,
  forms,
} from './forms/all-forms.ts'
import {pickDialog} from './pick-dialog.ts'

const isDialogForm = (form: FormName): form is DialogForm => forms[form].dialog !== null

/** The forms that open as dialogs, and what links call those. */
const dialogForms = formNames
  .filter(isDialogForm)
  .map((form) => ({form, dialog: forms[form].dialog}))

/** The dialogs a button can open instead of leading to a page. */
export const dialogNames: readonly DialogName[] = [
  ...new Set(dialogForms.map(({dialog}) => dialog.name)),
]

/** A link that opens a dialog, as the dataset knows it. */
export interface DialogLink {
  dialog: DialogName
  /** The service or profession that it is about. */
  subject: string | null
}

/**
 * Finds the dialogs that the links of a page open.
 *
 * @param content - what a query returned
 * @returns each link to a dialog, as often as it occurs
 */
export function dialogLinksIn(content: unknown): DialogLink[] {
  if (Array.isArray(content)) return content.flatMap((item: unknown) => dialogLinksIn(item))
  if (typeof content !== 'object' || content === null) return []
  const own = 'kind' in content && content.kind === 'dialog' && 'dialog' in content
  const dialog = own ? dialogNames.find((name) => name === content.dialog) : undefined
  const subject =
    'subject' in content && typeof content.subject === 'string' ? content.subject : null
  const below = Object.values(content).flatMap((value: unknown) => dialogLinksIn(value))
  return dialog === undefined ? below : [{dialog, subject}, ...below]
}

/**
 * Finds the forms that the links of a page open as dialogs.
 *
 * @param content - what a query returned
 * @returns each form once
 */
export function dialogFormsIn(content: unknown): DialogForm[] {
  const links = dialogLinksIn(content)
  const opened = links.map(({dialog, subject}) => pickDialog(dialogForms, dialog, subject)?.form)
  return [...new Set(opened.filter((form) => form !== undefined))]
}
