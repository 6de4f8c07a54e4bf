import {schemaTypes} from '#studio/schema/schema.ts'
import {plainMessages} from './plain-messages.ts'

describe('plainMessages', () => {
  it.each(Object.entries(plainMessages))('%s tells the editor what to do', (_key, message) => {
    expect(message).toMatch(/\b(Fill|Write|Add|Take|Choose|Upload|Publish)\b/)
    expect(message).toMatch(/^[A-Z].*\.$/)
  })

  it('covers every built-in rule that the schema uses', () => {
    const usedRules = new Set(schemaTypes.flatMap(rulesOf))
    expect(usedRules.size).toBeGreaterThan(10)
    const silent = [...usedRules].flatMap((rule) =>
      (messagesOf[rule] ?? [`unknown: ${rule}`]).filter((key) => !(key in plainMessages)),
    )
    expect(silent).toEqual([])
  })
})

/** Sanity's message keys by field type and rule; empty where the schema sets its own message. */
const messagesOf: Readonly<Record<string, readonly string[]>> = {
  'array required': ['generic.required'],
  'array min': ['array.minimum-length', 'array.minimum-length_blocks'],
  'array max': ['array.maximum-length'],
  'array unique': ['array.item-duplicate'],
  'boolean required': ['generic.required'],
  'date required': ['generic.required', 'date.invalid-format'],
  'file required': ['generic.required'],
  'file assetRequired': ['object.asset-required', 'object.asset-required_file'],
  'image required': ['generic.required'],
  'image assetRequired': ['object.asset-required', 'object.asset-required_image'],
  'number required': ['generic.required'],
  'number integer': ['number.non-integer'],
  'number max': ['number.maximum'],
  'number min': ['number.minimum'],
  'number positive': ['number.minimum', 'number.greater-than'],
  'object required': ['generic.required'],
  'reference required': ['generic.required', 'object.reference-not-published'],
  'slug required': ['generic.required', 'slug.missing-current', 'slug.not-unique'],
  'string regex': ['string.regex-does-not-match'],
  'string required': ['generic.required', 'generic.not-allowed', 'generic.not-allowed_hint'],
  'url required': ['generic.required'],
  'url uri': ['string.url.disallowed-scheme', 'string.url.invalid', 'string.url.not-absolute'],
}

const built = ['array', 'boolean', 'date', 'file', 'image', 'number', 'reference', 'slug', 'string']

/**
 * Lists the rules of a field and its descendants, such as `number min`, without those that have their own message.
 */
function rulesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.values(value).flatMap((part: unknown) =>
    Array.isArray(part) ? part.flatMap(rulesOf) : [],
  )
  const validation: unknown = Reflect.get(value, 'validation')
  if (!isValidation(validation)) return nested
  const type = String(Reflect.get(value, 'type'))
  const kind = type === 'text' ? 'string' : [...built, 'url'].includes(type) ? type : 'object'
  const rules = namesOfRules(validation).map((rule) => `${kind} ${rule}`)
  return [...nested, ...rules]
}

const isValidation = (value: unknown): value is (rule: object) => unknown =>
  typeof value === 'function'

function namesOfRules(validation: (rule: object) => unknown): string[] {
  const chains: string[][] = []
  const follow = (chain: string[]): object =>
    new Proxy(
      {},
      {
        get: (_, rule) => (message?: unknown) => {
          // A custom message replaces the messages of all rules before it.
          if (['error', 'warning', 'info'].includes(String(rule))) {
            if (typeof message === 'string') chain.splice(0)
          } else if (rule !== 'custom') chain.push(String(rule))
          return follow(chain)
        },
      },
    )
  const start = new Proxy(
    {},
    {
      get: (_, rule): unknown => {
        const chain: string[] = []
        chains.push(chain)
        return Reflect.get(follow(chain), rule)
      },
    },
  )
  validation(start)
  return chains.flat()
}
