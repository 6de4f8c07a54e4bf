import {z} from 'zod'
import {cleanAddress, cleanLine, cleanParagraphs, emailPattern} from '#shared/field-formats.ts'

/** Characters that could end a line in an e-mail or a list. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}]/u

const wellFormed = (text: string) => text.isWellFormed()

/** A single line in any script, which may be empty and can't end a mail header or a log line. */
export const optionalLineField = (maxLength: number) =>
  asLine(z.string('Enter text').overwrite(cleanLine), maxLength)

const asLine = (text: z.ZodString, maxLength: number) =>
  text
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine((text) => !unsafeInLine.test(text), 'Remove control characters')
    .refine(wellFormed, 'Remove broken characters')

export const lineField = (maxLength: number) => optionalLineField(maxLength).min(1, 'Enter a value')

/** Several lines of text, not blank. */
export const paragraphsField = (maxLength: number) =>
  z
    .string('Enter text')
    .overwrite(cleanParagraphs)
    .min(1, 'Enter a value')
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine(wellFormed, 'Remove broken characters')

/** Text that is only checked for its length, then discarded. */
export const discardedField = (maxLength: number) =>
  z.string('Enter text').max(maxLength, `Use at most ${maxLength} characters`)

/** An address that can't become two (FORM-3), with a local part as in RFC 5321 §4.5.3.1.1. */
export const emailField = (maxLength: number) =>
  asLine(z.string('Enter text').overwrite(cleanAddress), maxLength)
    .min(1, 'Enter a value')
    .regex(
      /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+$/,
      'Enter an email address like name@example.com',
    )
    .regex(emailPattern, 'Enter an email address like name@example.com')
