import {professions} from '#shared/professions.ts'
import {type Payload, type PayloadOf, trap} from './payload.ts'

/** Registration (API-1…3). `name` is the first name. `ipAddress` and `userAgent` are accepted and discarded (LAW-4). */
export const registration = {
  path: '/api/interest/register',
  fields: {
    name: {kind: 'line', required: true, maxLength: 100, notice: 'first name'},
    lastName: {kind: 'line', required: true, maxLength: 100, notice: 'last name'},
    // RFC 5321 §4.5.3.1.3: a path has 256 octets, including its brackets.
    email: {kind: 'email', required: true, maxLength: 254, notice: 'email'},
    role: {
      kind: 'choice',
      required: true,
      options: ['patient', 'GP', 'SPECIALIST', 'NURSE', 'CARER'],
      notice: 'role',
    },
    wantsNewsletter: {kind: 'boolean', required: false, default: false, notice: 'asked for news'},
    source: {kind: 'line', required: false, maxLength: 64, default: 'landing_page', notice: null},
    userAgent: {kind: 'discarded', required: false, maxLength: 1024},
    ipAddress: {kind: 'discarded', required: false, maxLength: 64},
    yearsExperience: {kind: 'years', required: false, maxLength: 8, notice: 'years of experience'},
    /** Outward code or area slug. */
    area: {kind: 'area', required: false, maxLength: 64, notice: 'first part of your postcode'},
    /** Nothing is requested about the other person. */
    forWhom: {
      kind: 'choice',
      required: false,
      options: ['me', 'someoneICareFor'],
      notice: 'someone you care for',
    },
    /** Service that a patient waits for. */
    service: {kind: 'choice', required: false, options: professions, notice: 'the service'},
    company: trap,
  },
} as const satisfies Payload

export type RegistrationPayload = PayloadOf<typeof registration>

export type Role = RegistrationPayload['role']
