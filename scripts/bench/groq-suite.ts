import {createReadStream} from 'node:fs'
import {createInterface} from 'node:readline'
import {isDeepStrictEqual} from 'node:util'
import {z} from 'zod'

/** The revision of GROQ that the lake speaks, 1.2. Tests name the revisions they are for. */
const spoken = [1, 2] as const

const entrySchema = z.discriminatedUnion('_type', [
  z.looseObject({
    _type: z.literal('dataset'),
    _id: z.string(),
    documents: z.array(z.record(z.string(), z.unknown())).optional(),
  }),
  z.looseObject({
    _type: z.literal('test'),
    name: z.string().optional(),
    filename: z.string().optional(),
    query: z.string(),
    params: z.record(z.string(), z.unknown()).optional(),
    result: z.unknown().optional(),
    valid: z.boolean().default(true),
    version: z.string().optional(),
    features: z.array(z.string()).default([]),
    dataset: z.object({_ref: z.string()}),
  }),
])

/** The documents that tests share, or one test. */
export type SuiteEntry = z.output<typeof entrySchema>
/** A query, and what it is to answer. */
export type SuiteTest = Extract<SuiteEntry, {_type: 'test'}>

/** What a query was answered with. */
export type Answer = {readonly result: unknown} | {readonly refusal: string}

/** How a test ended; `refused by name` says which function the lake does not have. */
export const outcomes = [
  'right',
  'refused by name',
  'wrong answer',
  'invalid query taken',
  'refused otherwise',
  'other revision',
  'documents elsewhere',
] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Reads a compiled suite, line by line: github.com/sanity-io/groq-test-suite, `yarn build`.
 *
 * @throws ZodError for a line that is neither documents nor a test
 */
export async function* readSuite(path: string): AsyncGenerator<SuiteEntry> {
  for await (const line of createInterface({input: createReadStream(path)})) {
    if (line.trim() !== '') yield entrySchema.parse(JSON.parse(line))
  }
}

/** Tells whether a test is for the revision of GROQ that the lake speaks. */
export function isSpoken(version: string | undefined): boolean {
  const comparisons = version?.matchAll(/(>=|<=|>|<|=|\^|~)?\s*(\d+)\.(?:revision)?(\d+)/g) ?? []
  return [...comparisons].every(([, operator = '=', major = '0', minor = '0']) => {
    const difference = spoken[0] - Number(major) || spoken[1] - Number(minor)
    switch (operator) {
      case '>=':
        return difference >= 0
      case '<=':
        return difference <= 0
      case '>':
        return difference > 0
      case '<':
        return difference < 0
      case '=':
        return difference === 0
      default:
        return spoken[0] === Number(major) && difference >= 0
    }
  })
}

/** Judges what a test's query was answered with. */
export function judge(test: SuiteTest, answer: Answer): Outcome {
  if ('refusal' in answer) {
    if (!test.valid) return 'right'
    return /is not available in the local content lake/.test(answer.refusal)
      ? 'refused by name'
      : 'refused otherwise'
  }
  if (!test.valid) return 'invalid query taken'
  return isDeepStrictEqual(withPlaces(answer.result), test.result) ? 'right' : 'wrong answer'
}

/** Scores are left to each implementation: the suite compares the places they give, as its README says. */
function withPlaces(value: unknown): unknown {
  const scores = new Set<number>()
  collectScores(value, scores)
  const places = [...scores].sort((a, b) => b - a)
  return placed(value, places)
}

function collectScores(value: unknown, scores: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  if ('_score' in value && typeof value._score === 'number') scores.add(value._score)
  for (const child of Object.values(value)) collectScores(child, scores)
}

function placed(value: unknown, places: readonly number[]): unknown {
  if (Array.isArray(value)) return value.map((item) => placed(item, places))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]: [string, unknown]) =>
      name === '_score' && typeof child === 'number'
        ? ['_pos', places.indexOf(child) + 1]
        : [name, placed(child, places)],
    ),
  )
}
