import {registrationEndpoint} from './registration-endpoint'

/** What the browser sends (API-1, API-2). */
export interface RegistrationPayload {
  name: string
  lastName: string
  email: string
  role: 'patient' | 'GP' | 'SPECIALIST' | 'NURSE' | 'CARER'
  wantsNewsletter: boolean
  source: 'landing_page'
  userAgent: string
}

/**
 * Posts a registration.
 *
 * @param payload - the fields as the specification names them
 * @throws Error with an empty message when the answer is not a success or there is no answer
 */
export async function sendRegistration(payload: RegistrationPayload): Promise<void> {
  const response = await fetch(registrationEndpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error('')
}
