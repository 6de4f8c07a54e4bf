import {
  contactMessageSchema,
  type IncomingContactMessage,
} from '#registrations/domain/receive-message.ts'
import {
  type IncomingRegistration,
  registrationSchema,
} from '#registrations/domain/register-interest.ts'
import {createSigner} from '#registrations/domain/signing.ts'

export const signer = createSigner('a secret for tests alone')
export const friday = new Date('2026-11-20T18:00:00Z')

export const daysLater = (days: number) => new Date(friday.getTime() + days * 24 * 60 * 60_000)

/** @param change - differences from Ada, a patient who ticked the box */
export function sampleRegistration(
  change: Record<string, unknown> = {},
  now = friday,
): IncomingRegistration {
  const registration = registrationSchema.parse({
    name: ' Ada ',
    lastName: 'Lovelace',
    email: 'Ada@Example.com',
    role: 'patient',
    wantsNewsletter: true,
    ...change,
  })
  return {registration, client: {address: '192.0.2.7', userAgent: 'Test/1'}, now}
}

/** @param change - differences from Ada's message */
export function sampleMessage(
  change: Record<string, unknown> = {},
  now = friday,
): IncomingContactMessage {
  const message = contactMessageSchema.parse({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'Ada@Example.com',
    phone: '020 7946 0123',
    message: 'Good evening.\nWhen do you open?',
    ...change,
  })
  return {message, client: {address: '192.0.2.7', userAgent: 'Test/1'}, now}
}
