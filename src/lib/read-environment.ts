import {z} from 'zod'

/** Thrown when the environment cannot be used; the message names each variable and what to do about it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Parses environment variables once, with a message for people.
 *
 * @param schema - one entry for each variable; the description of an entry says what it is for
 * @param source - the environment, for instance `process.env`; empty texts count as missing
 * @returns the parsed variables
 * @throws EnvironmentError naming every missing or malformed variable and the remedy
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  source: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${issue.message}. ${descriptionOf(schema, name)}`
  })
  throw new EnvironmentError(
    `The environment is not complete:\n${issues.join('\n')}\n` +
      'Put the variables into .env.local (npm start writes the secrets there on its first run) or into the environment.',
  )
}

function descriptionOf(schema: z.ZodObject, name: string): string {
  const entry: unknown = schema.shape[name]
  return entry instanceof z.ZodType ? (entry.description ?? '') : ''
}
