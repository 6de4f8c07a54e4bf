import {z} from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A problem with one variable. The message continues a sentence after the variable's name. */
export interface EnvironmentIssue {
  name: string
  message: string
}

/** Checks variables against each other. Receives unparsed values, so that one mistake doesn't hide another. */
export type EnvironmentRule = (environment: Environment) => readonly EnvironmentIssue[]

/** Thrown when the environment is invalid. The message names each variable and the remedy. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
  readonly issues: readonly EnvironmentIssue[]

  constructor(issues: readonly EnvironmentIssue[]) {
    const lines = issues.map(({name, message}) => `  ${name}: ${message}`)
    super(
      `The environment is not complete:\n${lines.join('\n')}\n` +
        'Put the variables into .env.local (npm start writes the secrets there on its first run) or into the environment.',
    )
    this.issues = issues
  }
}

/**
 * Parses environment variables. An empty string counts as missing.
 *
 * @param schema - an entry's description says what the variable is for
 * @throws EnvironmentError naming every missing or malformed variable
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  source: Environment,
  rules: readonly EnvironmentRule[] = [],
): z.output<z.ZodObject<Shape>> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  const broken = rules.flatMap((rule) => rule(filled))
  if (parsed.success && broken.length === 0) return parsed.data
  const malformed = (parsed.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.')
    return {name, message: `${issue.message}. ${descriptionOf(schema, name)}`.trim()}
  })
  throw new EnvironmentError([...malformed, ...broken])
}

function descriptionOf(schema: z.ZodObject, name: string): string {
  const entry: unknown = schema.shape[name]
  return entry instanceof z.ZodType ? (entry.description ?? '') : ''
}
