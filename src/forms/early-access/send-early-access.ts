import {registrationEndpoint} from '#forms/sending/endpoints.ts'
import {
  patientPayload,
  type PersonValues,
  providerPayload,
  type Role,
} from '#forms/sending/payloads.ts'
import {postForm} from '#forms/sending/post-form.ts'

/** What the early-access form holds; `role` is empty until something is chosen. */
export type EarlyAccessValues = PersonValues & {role: Role | ''; wantsNewsletter: boolean}

/**
 * Sends early access by its two paths (FORM-2): patients by the direct registration call (API-3), all others as
 * professionals (API-2).
 *
 * @param values - trimmed
 * @param userAgent - of the browser
 * @throws FormNotTaken
 */
export async function sendEarlyAccess(
  {role, ...values}: EarlyAccessValues,
  userAgent: string,
): Promise<void> {
  const payload =
    role === 'patient' || role === ''
      ? patientPayload(values, userAgent)
      : providerPayload(values, role, userAgent)
  await postForm(registrationEndpoint, payload)
}
