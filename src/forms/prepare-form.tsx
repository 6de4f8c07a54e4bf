import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {FormName} from '#model/forms.ts'
import type {DialogContent, DialogForm, FormContent} from './form-content.ts'
import type {FormDocument} from './copy/form-copy.ts'
import {
  carerWords,
  contactWords,
  downloadWords,
  earlyAccessWords,
  interestWords,
  providerInterestWords,
  waitlistWords,
} from './copy/copy-of-forms.ts'

/** How wide the picture of a dialog gets. */
const pictureSizes = '23rem'

/** How the document of each form becomes what the browser gets. */
const prepare: {[Form in FormName]: (document: FormDocument) => FormContent<Form>} = {
  waitlist: (document) => ({
    form: 'waitlist',
    words: waitlistWords(document),
    ...privacyOf(document),
  }),
  earlyAccess: (document) => ({
    form: 'earlyAccess',
    words: earlyAccessWords(document),
    ...privacyOf(document),
  }),
  providerInterest: (document) => ({
    form: 'providerInterest',
    words: providerInterestWords(document),
    ...privacyOf(document),
  }),
  contact: (document) => ({form: 'contact', words: contactWords(document), ...privacyOf(document)}),
  download: (document) => ({
    form: 'download',
    words: downloadWords(document),
    ...privacyOf(document),
  }),
  interest: (document) => ({
    form: 'interest',
    words: interestWords(document),
    ...privacyOf(document),
  }),
  carer: (document) => ({form: 'carer', words: carerWords(document), ...privacyOf(document)}),
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
