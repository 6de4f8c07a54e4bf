type Entry = Readonly<Record<string, unknown>> & {readonly _key: string}
type Lists = Readonly<Partial<Record<'fields' | 'messages', readonly Entry[]>>>

const next = {_type: 'formMessage', key: 'next', _key: 'form-message-next'}
const leave = 'You can leave at any time with the link in each email.'
const checklist = {
  _type: 'formMessage',
  key: 'checklist',
  text: 'See what to have ready',
  _key: 'form-message-checklist',
}

/** Entries that forms got in November 2026. Editors cannot add any, because code finds each by its name. */
export const addedEntries: Readonly<Record<string, Lists>> = {
  waitlist: {
    fields: [
      {
        _type: 'formField',
        name: 'service',
        label: 'Which service? (optional)',
        options: ['GP at home', 'Nurse at home', 'Specialist', 'Home carer'],
        _key: 'form-field-service',
      },
    ],
    messages: [
      {...next, text: 'You can leave the list at any time with the link in each email.'},
      {
        _type: 'formMessage',
        key: 'patientsOnly',
        text: 'For patients and families.',
        _key: 'form-message-patients-only',
      },
      {
        _type: 'formMessage',
        key: 'professionals',
        text: 'Are you a professional? See how to register',
        _key: 'form-message-professionals',
      },
    ],
  },
  contact: {
    messages: [
      {...next, text: 'We reply within {replyTime}.'},
      {_type: 'formMessage', key: 'back', text: 'Back to Home', _key: 'form-message-back'},
    ],
    fields: [
      {
        _type: 'formField',
        name: 'organisation',
        label: 'Organisation',
        errorEmpty: 'Enter the name of your organisation',
        _key: 'form-field-organisation',
      },
    ],
  },
  earlyAccess: {messages: [{...next, text: `We’ll email you before we open. ${leave}`}, checklist]},
  providerInterest: {
    messages: [{...next, text: `We’ll email you before visits start. ${leave}`}, checklist],
  },
  interest: {
    messages: [
      {
        _type: 'formMessage',
        key: 'notCounted',
        text: 'We won’t count your answer, because you said no to analytics or your browser asks websites not to track you.',
        _key: 'form-message-not-counted',
      },
    ],
  },
}

/**
 * Adds the entries that a form lacks to the ends of its lists.
 *
 * @returns undefined when the document needs no change
 */
export function addFormCopy(
  document: Readonly<Record<string, unknown>>,
): {set: Record<string, unknown[]>; unset: string[]} | undefined {
  if (document['_type'] !== 'formText') return undefined
  const added = addedEntries[String(document['name'])] ?? {}
  const set = Object.fromEntries(
    Object.entries(added).flatMap(([list, entries]) => {
      const stored: unknown = document[list]
      if (!Array.isArray(stored)) return []
      const present: unknown[] = stored
      const missing = entries.filter((entry) => !present.some((one) => isSame(one, entry)))
      return missing.length > 0 ? [[list, [...present, ...missing]]] : []
    }),
  )
  return Object.keys(set).length > 0 ? {set, unset: []} : undefined
}

/** Fields have a name, messages have a key. */
function isSame(one: unknown, {name, key}: Entry): boolean {
  if (typeof one !== 'object' || one === null) return false
  return name === undefined ? 'key' in one && one.key === key : 'name' in one && one.name === name
}
