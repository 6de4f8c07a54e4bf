import {z} from 'zod'
import {cleanAddress, cleanLine, emailPattern} from '#shared/field-formats.ts'

/** Characters that could end a line in a mail or a list. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Characters that could also turn its reading direction around. */
const unsafeInParagraphs = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u

const wellFormed = (text: string) => text.isWellFormed()

/**
 * One line of people's own text: any letters of any script, but nothing that could end a mail header or a log line.
 *
 * @param maxLength - in characters
 */
export const optionalLineField = (maxLength: number) =>
  asLine(z.string('Enter text').overwrite(cleanLine), maxLength)

const asLine = (text: z.ZodString, maxLength: number) =>
  text
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine((text) => !unsafeInLine.test(text), 'Remove control characters')
    .refine(wellFormed, 'Remove broken characters')

/** Like `optionalLineField`, and not blank. */
export const lineField = (maxLength: number) => optionalLineField(maxLength).min(1, 'Enter a value')

/**
 * People's own text of several lines, not blank. Browsers end the lines of a form with CR LF (HTML §4.10.21.8), JSON
 * does not.
 */
export const paragraphsField = (maxLength: number) =>
  z
    .string('Enter text')
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1, 'Enter a value')
    .max(maxLength, `Use at most ${maxLength} characters`)
    .refine((text) => !unsafeInParagraphs.test(text), 'Remove control characters')
    .refine(wellFormed, 'Remove broken characters')

/**
 * Any text; it is measured and thrown away.
 *
 * @param maxLength - in characters
 */
export const discardedField = (maxLength: number) =>
  z.string('Enter text').max(maxLength, `Use at most ${maxLength} characters`)

/**
 * An address that mail can be sent to: text, at sign, text, dot, text (FORM-3), a local part within RFC 5321
 * §4.5.3.1.1, and without the characters that could make it two addresses. Characters that nobody sees are removed.
 *
 * @param maxLength - in characters
 */
export const emailField = (maxLength: number) =>
  asLine(z.string('Enter text').overwrite(cleanAddress), maxLength)
    .min(1, 'Enter a value')
    .regex(
      /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+$/,
      'Enter an email address like name@example.com',
    )
    .regex(emailPattern, 'Enter an email address like name@example.com')
