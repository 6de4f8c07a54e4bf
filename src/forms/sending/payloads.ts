import type {Profession, roleOfProfession} from '#model/forms.ts'

export type ProviderRole = (typeof roleOfProfession)[Profession]
export type Role = 'patient' | ProviderRole

/** What is posted to `/api/interest/register` (API-1). `ipAddress` may be undefined (API-2): JSON leaves it out, and the server sees the address itself. */
export interface RegistrationPayload {
  name: string
  lastName: string
  email: string
  role: Role
  wantsNewsletter: boolean
  source: 'landing_page'
  ipAddress?: undefined
  userAgent: string
  yearsExperience?: string
}

/** What is posted to `/api/contact` (API-4). */
export interface ContactPayload {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  company: string
}

/** What every registration form asks for, trimmed. */
export interface PersonValues {
  name: string
  lastName: string
  email: string
}

/**
 * The one place where values of forms become payloads.
 *
 * @param values - what was typed, trimmed
 * @param userAgent - of the browser
 * @returns the payload of the header waitlist (API-2) and of a patient's early access (API-3)
 */
export function patientPayload(
  {name, lastName, email, wantsNewsletter}: PersonValues & {wantsNewsletter: boolean},
  userAgent: string,
): RegistrationPayload {
  const source = 'landing_page'
  return {name, lastName, email, role: 'patient', wantsNewsletter, source, userAgent}
}

/**
 * @param values - what was typed, trimmed; `yearsExperience` as it was entered, where it was asked for
 * @param role - in upper case
 * @param userAgent - of the browser
 * @returns the payload of a professional (API-2): from a provider page, or from early access, where the box for news is
 */
export function providerPayload(
  values: PersonValues & {wantsNewsletter?: boolean; yearsExperience?: string},
  role: ProviderRole,
  userAgent: string,
): RegistrationPayload {
  const {name, lastName, email, wantsNewsletter = false, yearsExperience = ''} = values
  return {
    name,
    lastName,
    email,
    role,
    wantsNewsletter,
    source: 'landing_page',
    userAgent,
    ...(yearsExperience === '' ? {} : {yearsExperience}),
  }
}
