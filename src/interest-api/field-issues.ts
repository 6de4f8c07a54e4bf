import type {z} from 'zod'
import type {FieldProblem} from '#http/problem.ts'

const maxFields = 20
const maxNameLength = 64

/**
 * Names each field that a schema refused, once, with the first thing to fix.
 *
 * @param error - of the schema
 */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const found = new Map<string, string>()
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names) if (!found.has(name)) found.set(name, issue.message)
  }
  return [...found]
    .slice(0, maxFields)
    .map(([field, message]) => ({field: field.slice(0, maxNameLength), message}))
}
