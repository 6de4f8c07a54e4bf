import {z} from 'zod'

export const port = (defaultPort: number) =>
  wholeNumber({min: 1, max: 65_535, defaultTo: defaultPort})

/** @param range - inclusive bounds, and the value of an unset variable */
export function wholeNumber({min, max, defaultTo}: {min: number; max: number; defaultTo: number}) {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce
    .number(message)
    .int(message)
    .min(min, message)
    .max(max, message)
    .default(defaultTo)
}

export const secret = () => z.string('is missing').min(16, 'is too short')
