import {Picture} from '@/content/render/picture'
import {RichText} from '@/content/render/rich-text'
import type {FormDocument} from '../words/form-words'
import {
  carerWords,
  downloadWords,
  earlyAccessWords,
  interestWords,
  providerInterestWords,
  waitlistWords,
} from '../words/words-of-forms'
import type {DialogContent, DialogForm} from './dialog-content'

/** How wide the picture of a dialog gets. */
const pictureSizes = '23rem'

/**
 * Prepares a form's document for its dialog.
 *
 * @param form - which form
 * @param document - its words
 * @returns what the dialog shows
 * @throws Error naming what the document lacks
 */
export function dialogContent(form: DialogForm, document: FormDocument): DialogContent {
  const picture = document.picture ? (
    <Picture picture={document.picture} sizes={pictureSizes} />
  ) : null
  const privacy = <RichText value={document.privacy} />
  const around = {picture, privacy}
  switch (form) {
    case 'waitlist':
      return {form, words: waitlistWords(document), ...around}
    case 'earlyAccess':
      return {form, words: earlyAccessWords(document), ...around}
    case 'providerInterest':
      return {form, words: providerInterestWords(document), ...around}
    case 'download':
      return {form, words: downloadWords(document), ...around}
    case 'interest':
      return {form, words: interestWords(document), ...around}
    case 'carer':
      return {form, words: carerWords(document), ...around}
  }
}
