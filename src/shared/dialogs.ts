import {
  type DialogForm,
  type DialogName,
  type FormName,
  formNames,
  forms,
} from './forms/all-forms.ts'
import {pickDialog} from './pick-dialog.ts'

const isDialogForm = (form: FormName): form is DialogForm => forms[form].dialog !== null

const dialogForms = formNames
  .filter(isDialogForm)
  .map((form) => ({form, dialog: forms[form].dialog}))

export const dialogNames: readonly DialogName[] = [
  ...new Set(dialogForms.map(({dialog}) => dialog.name)),
]

export interface DialogLink {
  dialog: DialogName
  /** Service or profession. */
  subject: string | null
}

/** Collects the links to dialogs in a query result, with repetitions. */
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

/** Returns the distinct dialog forms that the links in a query result open. */
export function dialogFormsIn(content: unknown): DialogForm[] {
  const links = dialogLinksIn(content)
  const opened = links.map(({dialog, subject}) => pickDialog(dialogForms, dialog, subject)?.form)
  return [...new Set(opened.filter((form) => form !== undefined))]
}
