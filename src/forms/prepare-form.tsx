import {renderingConfiguration} from '#config/environment.server.ts'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {type DialogForm, type FormName, formSpec} from '#shared/forms/all-forms.ts'
import {type CardContent, readCardCopy} from '#shared/waitlist-card.ts'
import type {DialogContent, FormContent} from './form-content.ts'
import {type FormDocument, readFormCopy} from './form-copy.ts'

/** Maximum width of a dialog's image. */
const pictureSizes = '23rem'

/**
 * Converts a form's document to its content.
 *
 * @throws Error naming what the document lacks
 */
export function formContent<Form extends FormName>(
  form: Form,
  document: FormDocument,
): FormContent<Form>
export function formContent(form: FormName, document: FormDocument): object {
  return {
    form,
    copy: readFormCopy(document, formSpec(form)),
    privacy: <RichText value={document.privacy} />,
    ...(aboutAnalytics.has(form) ? {analytics: renderingConfiguration().analytics} : {}),
  }
}

/** Their copy depends on whether the site has analytics (MOD-3, MOD-4). */
const aboutAnalytics: ReadonlySet<FormName> = new Set(['download', 'interest'])

/** Returns the content of the card from the document of the waitlist form (FORM-9). */
export const cardOf = (
  messages: Parameters<typeof readCardCopy>[0] | null | undefined,
  doors: CardContent['doors'],
): CardContent => ({
  copy: readCardCopy(definedItems(messages)),
  address: new URL(renderingConfiguration().site.publicOrigin).host,
  doors,
})

/**
 * Converts a form's document to the content of its dialog.
 *
 * @throws Error naming what the document lacks
 */
export function dialogContent(form: DialogForm, document: FormDocument): DialogContent
export function dialogContent(form: DialogForm, document: FormDocument): object {
  const {picture} = document
  return {
    ...formContent(form, document),
    dialog: formSpec(form).dialog,
    picture: picture ? <Picture picture={picture} sizes={pictureSizes} /> : null,
  }
}
