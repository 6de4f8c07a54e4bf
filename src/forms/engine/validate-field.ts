import type {FieldIssueCode} from '#shared/field-issues.ts'
import {
  cleanAddress,
  cleanLine,
  cleanParagraphs,
  emailPattern,
  yearsPattern,
} from '#shared/field-formats.ts'
import {areaKeyOf, isAreaKey} from '#shared/postcodes.ts'
import type {FieldSpec} from '#shared/forms/form-spec.ts'
import type {FieldCopy} from '#forms/form-copy.ts'

/**
 * Returns the value to check and send: trimmed, without control characters and, in a single-line field, without
 * invisible ones. Missing values are empty.
 */
export function cleanValue(kind: FieldSpec['kind'], value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (kind === 'email') return cleanAddress(text)
  return kind === 'paragraphs' ? cleanParagraphs(text) : cleanLine(text)
}

/** Returns whether a value is blank or has the format of its field. */
export function isWellFormed(kind: FieldSpec['kind'], value: unknown): boolean {
  const text = cleanValue(kind, value)
  if (text === '') return true
  if (kind === 'email') return emailPattern.test(text)
  if (kind === 'area') return isAreaKey(areaKeyOf(text))
  return kind !== 'years' || yearsPattern.test(text)
}

/** Returns the first problem of a field's value, or null (FORM-2, FORM-3, FORM-5). */
export function validateField(field: FieldSpec, value: unknown): FieldIssueCode | null {
  const {kind, required, maxLength = Infinity, serverChecksFormat = false} = field
  // Checkboxes are always valid, and the contact form handles its honeypot.
  if (kind === 'boolean' || kind === 'trap') return null
  const text = cleanValue(kind, value)
  if (text === '') return required ? 'missing' : null
  if (text.length > maxLength) return 'too-long'
  return serverChecksFormat || isWellFormed(kind, text) ? null : 'malformed'
}

/** Messages that apply to every field of a form. */
export interface SharedIssueCopy {
  tooLong: string
  /** Only the server reports this. */
  unsupportedCharacters?: string
}

/** Returns the message of field or form for an issue; empty when there is none, which still marks the field. */
export function issueCopy(code: FieldIssueCode, copy: FieldCopy, shared: SharedIssueCopy): string {
  const messages = {
    missing: copy.errorEmpty,
    malformed: copy.errorFormat,
    'too-long': shared.tooLong,
    'unsupported-characters': shared.unsupportedCharacters,
  }[code]
  return messages ?? copy.errorFormat ?? copy.errorEmpty ?? ''
}

/**
 * Messages of up to two words, such as "Invalid email", don't name their field. The specification fixes them
 * (FORM-3).
 */
const maxTerseWords = 2

/** Returns a field's error for an error summary, with the label if the message is empty or doesn't name the field. */
export function issueText(label: string, message: string): string {
  if (message === '') return label
  return message.split(' ').length > maxTerseWords ? message : `${label}: ${message}`
}
