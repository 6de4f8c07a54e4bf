import {z} from 'zod'

export const contentCheckVariables = {
  CONTENT_CHECK_MINUTES: z.coerce
    .number('must be a number of minutes')
    .positive('must be more than 0')
    .max(24 * 60, 'must be at most 1440, a day')
    .default(60)
    .describe(
      'How often the site compares its pages with the content, in case a webhook was lost.',
    ),
}

export function toContentCheckMs(
  parsed: z.output<z.ZodObject<typeof contentCheckVariables>>,
): number {
  return parsed.CONTENT_CHECK_MINUTES * 60_000
}
