import {areaKeyOf} from '#shared/postcodes.ts'
import {registration, type RegistrationPayload, type Role} from '#shared/forms/registration.ts'

/** What forms of registrations ask for, trimmed. */
export type RegistrationValues = Pick<RegistrationPayload, 'name' | 'lastName' | 'email'> &
  Partial<Pick<RegistrationPayload, 'wantsNewsletter' | 'yearsExperience' | 'area'>> & {
    /** Empty where it was not said. */
    forWhom?: RegistrationPayload['forWhom'] | ''
  }

/**
 * The one place where values of forms become a registration (API-2, API-3). The address of the network is left out: the
 * server sees it for itself.
 *
 * @param values - what was typed; `yearsExperience` as it was entered, where it was asked for
 * @param role - who registers
 * @param userAgent - of the browser
 */
export function registrationPayload(
  values: RegistrationValues,
  role: Role,
  userAgent: string,
): RegistrationPayload {
  const {wantsNewsletter, source} = registration.fields
  const {yearsExperience = '', area = '', forWhom = '', ...person} = values
  return {
    wantsNewsletter: wantsNewsletter.default,
    ...person,
    role,
    source: source.default,
    userAgent,
    ...(yearsExperience === '' ? {} : {yearsExperience}),
    ...(area === '' ? {} : {area: areaKeyOf(area)}),
    ...(forWhom === '' ? {} : {forWhom}),
  }
}
