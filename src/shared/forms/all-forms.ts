import {carer} from './carer.ts'
import {contact} from './contact.ts'
import {download} from './download.ts'
import {earlyAccess} from './early-access.ts'
import type {FormSpec} from './form-spec.ts'
import {interest} from './interest.ts'
import {providerInterest} from './provider-interest.ts'
import {waitlist} from './waitlist.ts'

/**
 * Every form, by the name of its document `formText`. Studio, copy, types, dialogs, API and fixed pages follow from it;
 * client code imports the one form it is about, so that a page carries no other.
 */
export const forms = {
  waitlist,
  earlyAccess,
  providerInterest,
  contact,
  download,
  interest,
  carer,
} as const satisfies Record<string, FormSpec>

export type Forms = typeof forms
export type FormName = keyof Forms

const isFormName = (name: string): name is FormName => name in forms

export const formNames: readonly FormName[] = Object.keys(forms).filter(isFormName)

/**
 * Finds a form where its own keys do not matter.
 *
 * @param name - of the form
 */
export function formSpec(name: FormName): FormSpec {
  return forms[name]
}

/** Forms that have a dialog. */
export type DialogForm = {
  [Name in FormName]: Forms[Name]['dialog'] extends null ? never : Name
}[FormName]

/** How links name the dialogs. */
export type DialogName = Forms[DialogForm]['dialog']['name']
