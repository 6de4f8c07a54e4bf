import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {FormName} from '#model/forms.ts'
import type {DialogContent, DialogForm, FormContent} from './form-content.ts'
import type {FormDocument} from './copy/form-copy.ts'
import {
  carerCopy,
  contactCopy,
  downloadCopy,
  earlyAccessCopy,
  interestCopy,
  providerInterestCopy,
  waitlistCopy,
} from './copy/copy-of-forms.ts'

/** How wide the picture of a dialog gets. */
const pictureSizes = '23rem'

/** How the document of each form becomes what the browser gets. */
const prepare: {[Form in FormName]: (document: FormDocument) => FormContent<Form>} = {
  waitlist: (document) => ({
    form: 'waitlist',
    copy: waitlistCopy(document),
    ...privacyOf(document),
  }),
  earlyAccess: (document) => ({
    form: 'earlyAccess',
    copy: earlyAccessCopy(document),
    ...privacyOf(document),
  }),
  providerInterest: (document) => ({
    form: 'providerInterest',
    copy: providerInterestCopy(document),
    ...privacyOf(document),
  }),
  contact: (document) => ({form: 'contact', copy: contactCopy(document), ...privacyOf(document)}),
  download: (document) => ({
    form: 'download',
    copy: downloadCopy(document),
    ...privacyOf(document),
  }),
  interest: (document) => ({
    form: 'interest',
    copy: interestCopy(document),
    ...privacyOf(document),
  }),
  carer: (document) => ({form: 'carer', copy: carerCopy(document), ...privacyOf(document)}),
}

function privacyOf({privacy}: FormDocument) {
  return {privacy: <RichText value={privacy} />}
}

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
): FormContent<Form> {
  return prepare[form](document)
}

/**
 * Prepares a form's document for its dialog, which has a picture as well.
 *
 * @param form - which form
 * @param document - its words
 * @throws Error naming what the document lacks
 */
export function dialogContent(form: DialogForm, document: FormDocument): DialogContent {
  const picture = document.picture ? (
    <Picture picture={document.picture} sizes={pictureSizes} />
  ) : null
  return {...formContent(form, document), picture}
}
