import {type FormDocument, readFormCopy} from './form-copy.ts'

/** The words of the waitlist form (FORM-1). */
export const waitlistCopy = (document: FormDocument) =>
  readFormCopy(document, {
    fields: ['firstName', 'lastName', 'email', 'wantsNewsletter'],
    messages: ['success', 'failure', 'errorSummary'],
    buttons: ['submit', 'submitting', 'close'],
  })
export type WaitlistCopy = ReturnType<typeof waitlistCopy>

/** The words of the early-access form (FORM-2). */
export const earlyAccessCopy = (document: FormDocument) =>
  readFormCopy(document, {
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
export type EarlyAccessCopy = ReturnType<typeof earlyAccessCopy>

/** The words of the form of professionals (FORM-3, FORM-4). */
export const providerInterestCopy = (document: FormDocument) =>
  readFormCopy(document, {
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
export type ProviderInterestCopy = ReturnType<typeof providerInterestCopy>

/** The words of the contact form (FORM-5). */
export const contactCopy = (document: FormDocument) =>
  readFormCopy(document, {
    fields: ['firstName', 'lastName', 'email', 'phone', 'message', 'company'],
    messages: ['missing', 'failure', 'success', 'trapSuccess'],
    buttons: ['submit', 'submitting'],
  })
export type ContactCopy = ReturnType<typeof contactCopy>

/** The words of the form about the app (MOD-4). */
export const downloadCopy = (document: FormDocument) =>
  readFormCopy(document, {
    fields: ['email'],
    messages: ['link', 'afterSubmit', 'dismiss', 'withoutScript', 'waitlistLink'],
    buttons: ['submit', 'close'],
  })
export type DownloadCopy = ReturnType<typeof downloadCopy>

/** The words of the interest dialog (MOD-3). */
export const interestCopy = (document: FormDocument) =>
  readFormCopy(document, {
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
export type InterestCopy = ReturnType<typeof interestCopy>

/** The words of the carer dialog: an introduction, no form. */
export const carerCopy = (document: FormDocument) =>
  readFormCopy(document, {
    fields: ['likelihood'],
    messages: ['noForm', 'join'],
    buttons: ['close'],
  })
export type CarerCopy = ReturnType<typeof carerCopy>
