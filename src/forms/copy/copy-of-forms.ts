import {type FormDocument, readFormWords} from './form-copy.ts'

/** The words of the waitlist form (FORM-1). */
export const waitlistWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['firstName', 'lastName', 'email', 'wantsNewsletter'],
    messages: ['success', 'failure', 'errorSummary'],
    buttons: ['submit', 'submitting', 'close'],
  })
export type WaitlistWords = ReturnType<typeof waitlistWords>

/** The words of the early-access form (FORM-2). */
export const earlyAccessWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['firstName', 'lastName', 'email', 'userType', 'wantsNewsletter'],
    messages: [
      'missing',
      'patientFailed',
      'otherFailed',
      'success',
      'dismiss',
      'placeholderOption',
    ],
    buttons: ['submit', 'submitting', 'close'],
  })
export type EarlyAccessWords = ReturnType<typeof earlyAccessWords>

/** The words of the form of professionals (FORM-3, FORM-4). */
export const providerInterestWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['firstName', 'lastName', 'email', 'yearsExperience'],
    messages: [
      'titleGp',
      'titleNurse',
      'titleSpecialist',
      'titleCarer',
      'successInline',
      'successToast',
      'failure',
      'disabledReason',
      'dismiss',
    ],
    buttons: ['submit', 'submitting', 'close'],
  })
export type ProviderInterestWords = ReturnType<typeof providerInterestWords>

/** The words of the contact form (FORM-5). */
export const contactWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['firstName', 'lastName', 'email', 'phone', 'message', 'company'],
    messages: ['missing', 'failure', 'success', 'trapSuccess'],
    buttons: ['submit', 'submitting'],
  })
export type ContactWords = ReturnType<typeof contactWords>

/** The words of the form about the app (MOD-4). */
export const downloadWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['email'],
    messages: ['link', 'afterSubmit', 'dismiss', 'withoutScript', 'waitlistLink'],
    buttons: ['submit', 'close'],
  })
export type DownloadWords = ReturnType<typeof downloadWords>

/** The words of the interest dialog (MOD-3). */
export const interestWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['likelihood', 'area', 'forWhom'],
    messages: [
      'emergency',
      'afterSubmit',
      'joinPrompt',
      'dismiss',
      'withoutScript',
      'waitlistLink',
    ],
    buttons: ['submit', 'close'],
  })
export type InterestWords = ReturnType<typeof interestWords>

/** The words of the carer dialog: an introduction, no form. */
export const carerWords = (document: FormDocument) =>
  readFormWords(document, {
    fields: ['likelihood'],
    messages: ['noForm', 'join'],
    buttons: ['close'],
  })
export type CarerWords = ReturnType<typeof carerWords>
