import {yearsPattern} from '#model/forms.ts'
import type {FieldCopy} from '#forms/copy/form-copy.ts'

/** Text, an at sign, text, a dot, text, and no spaces (FORM-3). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Says what is wrong with a value, or nothing. */
export type Rule = (value: unknown) => string | undefined

/**
 * @param value - what a field holds
 * @returns it without spaces around it; a field that is not there is empty
 */
export function trimmed(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** @returns whether an e-mail address has the form that FORM-3 asks for */
export function isEmail(value: string): boolean {
  return emailPattern.test(value)
}

/**
 * @param words - the field's words; without words for the case the rule still holds, silently
 * @returns a rule that refuses what is blank
 */
export function needed({errorEmpty}: FieldCopy): Rule {
  return (value) => (trimmed(value) === '' ? (errorEmpty ?? '') : undefined)
}

/** @returns a rule that refuses what is blank or no e-mail address */
export function neededEmail(copy: FieldCopy): Rule {
  return (value) => {
    const address = trimmed(value)
    if (address !== '' && !isEmail(address)) return copy.errorFormat ?? ''
    return needed(copy)(value)
  }
}

/** @returns a rule that refuses what is blank or no number of years (FORM-3) */
export function neededYears(copy: FieldCopy): Rule {
  return (value) => {
    const number = trimmed(value)
    if (number !== '' && !yearsPattern.test(number)) return copy.errorFormat ?? ''
    return needed(copy)(value)
  }
}
