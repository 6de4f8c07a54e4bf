import {carer} from './carer.ts'
import {contact} from './contact.ts'
import {download} from './download.ts'
import {earlyAccess} from './early-access.ts'
import type {FormSpec} from './form-spec.ts'
import {interest} from './interest.ts'
import {providerInterest} from './provider-interest.ts'
import {waitlist} from './waitlist.ts'

/** Forms by the name of their `formText`. Client code imports single forms instead, to keep pages small. */
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

/** Returns a form with its keys widened to strings. */
export function formSpec(name: FormName): FormSpec {
  return forms[name]
}

export type DialogForm = {
  [Name in FormName]: Forms[Name]['dialog'] extends null ? never : Name
}[FormName]

export type DialogName = Forms[DialogForm]['dialog']['name']
