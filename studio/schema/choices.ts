import type {ClinicianKind} from '#shared/clinicians.ts'
import {type FormName, formNames, forms} from '#shared/forms/all-forms.ts'
import type {Profession} from '#shared/professions.ts'
import type {Store} from '#shared/stores.ts'

export interface Choice<Value extends string> {
  value: Value
  title: string
}

/** Lists the values of a choice with their titles. */
export function choices<Value extends string>(
  titles: Readonly<Record<Value, string>>,
): Choice<Value>[]
export function choices(titles: Readonly<Record<string, string>>): Choice<string>[] {
  return Object.entries(titles).map(([value, title]) => ({value, title}))
}

export const professionChoices = choices<Profession>({
  gp: 'GP',
  nurse: 'Nurse',
  specialist: 'Specialist',
  carer: 'Carer',
})

export const clinicianKindChoices = choices<ClinicianKind>({
  doctor: 'Doctor (GP)',
  specialist: 'Specialist',
})

export const storeChoices = choices<Store>({appstore: 'App Store', playstore: 'Google Play'})

export const formChoices: Choice<FormName>[] = formNames.map((value) => ({
  value,
  title: forms[value].studioTitle,
}))
