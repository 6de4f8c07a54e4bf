import {type Payload, type PayloadOf, trap} from './payload.ts'

/**
 * What registers somebody (API-1, API-2, API-3). `name` is the first name: the specification's own word. `ipAddress`
 * and `userAgent` may be sent, as API-1 says, and are thrown away: what a browser says about itself proves nothing, the
 * server sees both for itself (LAW-4).
 */
export const registration = {
  path: '/api/interest/register',
  fields: {
    name: {kind: 'line', required: true, maxLength: 100},
    lastName: {kind: 'line', required: true, maxLength: 100},
    // RFC 5321 §4.5.3.1.3: a path has 256 octets, two of which are its brackets.
    email: {kind: 'email', required: true, maxLength: 254},
    role: {
      kind: 'choice',
      required: true,
      options: ['patient', 'GP', 'SPECIALIST', 'NURSE', 'CARER'],
    },
    wantsNewsletter: {kind: 'boolean', required: false, default: false},
    source: {kind: 'line', required: false, maxLength: 64, default: 'landing_page'},
    userAgent: {kind: 'discarded', required: false, maxLength: 1024},
    ipAddress: {kind: 'discarded', required: false, maxLength: 64},
    yearsExperience: {kind: 'years', required: false, maxLength: 8},
    /** Where visits are waited for, so far as it was said: the first part of a postcode, or an area by its slug. */
    area: {kind: 'area', required: false, maxLength: 64},
    /** Whether somebody joins for themselves. Of the other person nothing is asked. */
    forWhom: {kind: 'choice', required: false, options: ['me', 'someoneICareFor']},
    company: trap,
  },
} as const satisfies Payload

export type RegistrationPayload = PayloadOf<typeof registration>

/** Who can register (API-1). */
export type Role = RegistrationPayload['role']
