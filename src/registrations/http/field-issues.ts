import type {z} from 'zod'
import type {FieldProblem} from '#http/problem.ts'
import type {FieldIssueCode} from '#shared/field-issues.ts'

const maxFields = 20
const maxNameLength = 64

/** Returns one problem for each field that a schema rejected, with its first issue. */
export function fieldProblems(
  error: z.ZodError,
  sent: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const found = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names) {
      if (found.has(name)) continue
      const code = codeOf(issue, sent[name])
      found.set(name, {field: name.slice(0, maxNameLength), code, message: issue.message})
    }
  }
  return [...found.values()].slice(0, maxFields)
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): FieldIssueCode | 'unknown' {
  const {code} = issue
  if (code === 'unrecognized_keys') return 'unknown'
  const isBlank = typeof value === 'string' && value.trim() === ''
  if (isBlank || value === undefined || value === null) return 'missing'
  if (code === 'too_big') return 'too-long'
  // Custom rules are about characters, except those marked as malformed (`text-fields.ts`).
  const isAboutFormat = issue.code === 'custom' && issue.params?.['malformed'] === true
  return code === 'custom' && !isAboutFormat ? 'unsupported-characters' : 'malformed'
}
