import type {FormName} from './forms.ts'

/** What of a field's words is fixed. */
interface ExactField {
  label?: string
  errorEmpty?: string
  errorFormat?: string
  /** The choices, in their order. */
  options?: readonly string[]
  initiallyChecked?: boolean
}

/** What the site needs of a form, and which of it the specification fixes letter by letter. */
interface FixedCopy {
  title?: string
  submitting?: string
  /** Every field the form is rendered with, by name. */
  fields: Readonly<Record<string, ExactField>>
  /** Every message the form says, by key; `null` where the words are the editors'. */
  messages: Readonly<Record<string, string | null>>
}

const submitting = 'Submitting...'
const dismiss = null

/**
 * The words that the specification fixes (FORM-1…5, MOD-4), by the name of the form text.
 * The forms find fields by their names and messages by their keys, so all of them are listed, fixed or not.
 */
export const fixedCopy: Readonly<Record<FormName, FixedCopy>> = {
  waitlist: {
    submitting,
    fields: {firstName: {}, lastName: {}, email: {}, wantsNewsletter: {initiallyChecked: true}},
    messages: {
      success: "Thank you for joining our waitlist! We'll be in touch soon.",
      failure: 'Failed to submit waitlist request',
      errorSummary: null,
    },
  },
  earlyAccess: {
    submitting,
    fields: {
      firstName: {},
      lastName: {},
      email: {},
      userType: {options: ['Patient', 'GP', 'Specialist', 'Nurse', 'Carer']},
      wantsNewsletter: {initiallyChecked: false},
    },
    messages: {
      missing: 'Please fill in all required fields',
      patientFailed: 'Failed to submit registration',
      otherFailed: 'Failed to submit form',
      success: "Thank you for registering! We'll be in touch soon.",
      dismiss,
      placeholderOption: null,
    },
  },
  providerInterest: {
    submitting,
    fields: {
      firstName: {label: 'First Name', errorEmpty: 'Required'},
      lastName: {label: 'Last Name', errorEmpty: 'Required'},
      email: {errorFormat: 'Invalid email'},
      yearsExperience: {},
    },
    messages: {
      titleGp: null,
      titleNurse: null,
      titleSpecialist: null,
      titleCarer: null,
      successInline: 'Thank you! Your interest has been registered successfully.',
      successToast: "Registration successful! We'll be in touch soon.",
      failure: 'Sorry, there was an error. Please try again later.',
      disabledReason: null,
      dismiss,
    },
  },
  contact: {
    submitting: 'Sending...',
    fields: {firstName: {}, lastName: {}, email: {}, phone: {}, message: {}, company: {}},
    messages: {
      missing: 'Please complete the required fields.',
      failure: 'Sorry, something went wrong. Please try again.',
      success: 'Thank you. We will be in touch shortly.',
      trapSuccess: 'Thanks. Your message has been received.',
    },
  },
  download: {
    title: "We're Almost Ready!",
    fields: {email: {}},
    messages: {
      link: 'See what is new',
      afterSubmit: null,
      dismiss,
      withoutScript: null,
      waitlistLink: null,
    },
  },
  interest: {
    fields: {likelihood: {}, area: {}, forWhom: {}},
    messages: {
      emergency: null,
      afterSubmit: null,
      dismiss,
      joinPrompt: null,
      withoutScript: null,
      waitlistLink: null,
    },
  },
  carer: {fields: {likelihood: {}}, messages: {noForm: null, join: null}},
}
