import {z} from 'zod'

/**
 * A variable that holds the number of a TCP port.
 *
 * @param defaultPort - used when the variable is not set
 */
export const port = (defaultPort: number) =>
  wholeNumber({min: 1, max: 65_535, defaultTo: defaultPort})

/**
 * A variable that holds a whole number.
 *
 * @param range - the least and the greatest number, and the one that counts when the variable is not set
 */
export function wholeNumber({min, max, defaultTo}: {min: number; max: number; defaultTo: number}) {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce
    .number(message)
    .int(message)
    .min(min, message)
    .max(max, message)
    .default(defaultTo)
}

/** A variable that holds a secret: long enough that nobody guesses it. */
export const secret = () => z.string('is missing').min(16, 'is too short')
