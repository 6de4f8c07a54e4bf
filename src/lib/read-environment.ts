import {z} from 'zod'

/** Environment variables as Node gives them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with one variable, as a sentence that begins after the variable's name. */
export interface EnvironmentIssue {
  name: string
  message: string
}

/** Checks variables against each other. It is given what is set, parsed or not, so that no mistake hides another. */
export type EnvironmentRule = (environment: Environment) => readonly EnvironmentIssue[]

/** Thrown when the environment cannot be used; the message names each variable and what to do about it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
  readonly issues: readonly EnvironmentIssue[]

  /** @param issues - every mistake, at least one */
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
 * Parses environment variables; an empty text counts as missing.
 *
 * @param schema - one entry for each variable; the description of an entry says what it is for
 * @param source - the environment, for instance that of the process
 * @param rules - what variables must satisfy together
 * @returns the parsed variables
 * @throws EnvironmentError naming every missing or malformed variable and the remedy
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
