import {renderingConfiguration} from '#config/environment.server.ts'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {type DialogForm, type FormName, formSpec} from '#shared/forms/all-forms.ts'
import type {DialogContent, FormContent} from './form-content.ts'
import {type FormDocument, readFormCopy} from './copy/form-copy.ts'

/** How wide the picture of a dialog gets. */
const pictureSizes = '23rem'

/**
 * Prepares a form's document for the browser.
 *
 * @param form - which form
 * @param document - its words
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
    ...(form === 'contact' ? {firstLines: firstLinesOf(document)} : {}),
    ...(aboutAnalytics.has(form) ? {analytics: renderingConfiguration().analytics} : {}),
  }
}

/** What these say depends on whether the site has a key for analytics (MOD-3, MOD-4). */
const aboutAnalytics: ReadonlySet<FormName> = new Set(['download', 'interest'])

const firstLinesOf = ({subjects}: FormDocument) =>
  Object.fromEntries(definedItems(subjects).map(({key, text}) => [key, text]))

/**
 * Prepares a form's document for its dialog, which has a picture as well.
 *
 * @param form - which form
 * @param document - its words
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
