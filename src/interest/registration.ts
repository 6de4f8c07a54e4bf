import {z} from 'zod'

/** Who can register (API-1). */
export const roles = ['patient', 'GP', 'SPECIALIST', 'NURSE', 'CARER'] as const

// Names are people's own: any letters of any script, but nothing that could end a mail header or a log line.
const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter a value')
    .max(longest, `Use at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'Remove control characters')

/** What a registration must look like (API-1, API-6). `name` is the first name: the specification's own word. */
export const registrationSchema = z.object({
  name: line(100),
  lastName: line(100),
  email: line(254).regex(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    'Enter an email address like name@example.com',
  ),
  role: z.enum(roles, 'Choose patient, GP, SPECIALIST, NURSE or CARER'),
  wantsNewsletter: z.boolean().default(false),
  source: line(64).default('landing_page'),
  userAgent: z.string().max(1024).optional(),
  ipAddress: z.string().max(64).optional(),
  yearsExperience: line(8)
    .regex(/^\d{1,2}([.,]\d)?$/, 'Enter a number, like 5')
    .optional(),
})

export type Registration = z.infer<typeof registrationSchema>
