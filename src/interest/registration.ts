import {z} from 'zod'
import {yearsPattern} from '#model/forms.ts'
import {emailField, lineField, optionalLineField} from './text-fields.ts'

/** Who can register (API-1). */
export const roles = ['patient', 'GP', 'SPECIALIST', 'NURSE', 'CARER'] as const

/**
 * What a registration must look like (API-1, API-6). `name` is the first name: the specification's own word.
 * `ipAddress` and `userAgent` may be sent, as API-1 says, and are thrown away: what a browser says about itself
 * proves nothing, the server sees both for itself (LAW-4).
 */
export const registrationSchema = z.strictObject(
  {
    name: lineField(100),
    lastName: lineField(100),
    email: emailField,
    role: z.enum(roles, 'Choose patient, GP, SPECIALIST, NURSE or CARER'),
    wantsNewsletter: z.boolean('Send true or false').default(false),
    source: lineField(64).default('landing_page'),
    userAgent: z.string('Enter text').max(1024, 'Use at most 1024 characters').optional(),
    ipAddress: z.string('Enter text').max(64, 'Use at most 64 characters').optional(),
    yearsExperience: lineField(8).regex(yearsPattern, 'Enter a number, like 5').optional(),
    company: optionalLineField(0).optional(),
  },
  'Send only the fields of the form',
)

export type Registration = z.infer<typeof registrationSchema>
