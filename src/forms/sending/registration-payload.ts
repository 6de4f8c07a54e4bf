import {areaKeyOf} from '#shared/postcodes.ts'
import {registration, type RegistrationPayload, type Role} from '#shared/forms/registration.ts'

/** Trimmed values of a registration form. */
export type RegistrationValues = Pick<RegistrationPayload, 'name' | 'lastName' | 'email'> &
  Partial<Pick<RegistrationPayload, 'wantsNewsletter' | 'yearsExperience' | 'area'>> & {
    forWhom?: RegistrationPayload['forWhom'] | ''
    service?: RegistrationPayload['service'] | ''
  }

/**
 * Converts form values to a registration (API-2, API-3). Leaves out the IP address, which the server reads from the
 * request.
 */
export function registrationPayload(
  values: RegistrationValues,
  role: Role,
  userAgent: string,
): RegistrationPayload {
  const {wantsNewsletter, source} = registration.fields
  const {yearsExperience = '', area = '', forWhom = '', service = '', ...person} = values
  return {
    wantsNewsletter: wantsNewsletter.default,
    ...person,
    role,
    source: source.default,
    userAgent,
    ...(yearsExperience === '' ? {} : {yearsExperience}),
    ...(area === '' ? {} : {area: areaKeyOf(area)}),
    ...(forWhom === '' ? {} : {forWhom}),
    ...(service === '' ? {} : {service}),
  }
}
