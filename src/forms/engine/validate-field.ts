import type {FieldIssueCode} from '#shared/field-issues.ts'
import {cleanAddress, cleanLine, emailPattern, yearsPattern} from '#shared/field-formats.ts'
import {areaKeyOf, isAreaKey} from '#shared/postcodes.ts'
import type {FieldSpec} from '#shared/forms/form-spec.ts'
import type {FieldCopy} from '#forms/copy/form-copy.ts'

/**
 * @param kind - of a field
 * @param value - what it holds; a field that is not there is empty
 * @returns what is checked and sent of it: trimmed, and a line without characters that nobody sees
 */
export function cleaned(kind: FieldSpec['kind'], value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (kind === 'email') return cleanAddress(text)
  return kind === 'paragraphs' ? text : cleanLine(text)
}

/**
 * Says whether a text has the form that its field asks for; what is blank has.
 *
 * @param kind - of the field
 * @param value - what it holds
 */
export function isWellFormed(kind: FieldSpec['kind'], value: unknown): boolean {
  const text = cleaned(kind, value)
  if (text === '') return true
  if (kind === 'email') return emailPattern.test(text)
  if (kind === 'area') return isAreaKey(areaKeyOf(text))
  return kind !== 'years' || yearsPattern.test(text)
}

/**
 * Finds what is wrong with a field before it is sent (FORM-2, FORM-3, FORM-5).
 *
 * @param field - what the form asks for
 * @param value - what was filled in
 * @returns the first thing to fix; null when there is none
 */
export function validateField(field: FieldSpec, value: unknown): FieldIssueCode | null {
  const {kind, required, maxLength = Infinity, serverChecksFormat = false} = field
  // A box says yes or no; what a robot fills in is told apart elsewhere.
  if (kind === 'boolean' || kind === 'trap') return null
  const text = cleaned(kind, value)
  if (text === '') return required ? 'missing' : null
  if (text.length > maxLength) return 'too-long'
  return serverChecksFormat || isWellFormed(kind, text) ? null : 'malformed'
}

/** The messages of a form that fit more than one field. */
export interface SharedIssueCopy {
  tooLong: string
  /** Only the server looks for it. */
  unsupportedCharacters?: string
}

/**
 * Says in the words of the form's document what is wrong with a field.
 *
 * @param code - what it is
 * @param copy - the field's words
 * @param shared - the form's words for what can be wrong with any field
 * @returns the words; without any for the case the field is still marked, silently
 */
export function issueCopy(code: FieldIssueCode, copy: FieldCopy, shared: SharedIssueCopy): string {
  const words = {
    missing: copy.errorEmpty,
    malformed: copy.errorFormat,
    'too-long': shared.tooLong,
    'unsupported-characters': shared.unsupportedCharacters,
  }[code]
  return words ?? copy.errorFormat ?? copy.errorEmpty ?? ''
}
