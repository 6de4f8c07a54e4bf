import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens, type TokenSettings} from '#content/queries/setting-tokens.ts'
import {readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'

const documents = await readSeed()

const isSettings = (document: SeedDocument): document is SeedDocument & TokenSettings =>
  document._type === 'siteSettings'

/** Offers that need a phone number or a postal address, and not the note that both will follow. */
const offers = /\bcalls? us\b|(?<!and )postal address|at the bottom of (every|the) page/i

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const [field, child] of Object.entries(value)) {
      // Left out with the phone number that it labels.
      if (field !== 'phoneLabel') yield* textsIn(child)
    }
  }
}

describe('copy in the seed', () => {
  it('offers no call or letter while phone number and address are invented', () => {
    const tokens = settingTokens(documents.find(isSettings) ?? {}, new Date())
    const shown = fillTokens(documents, tokens)
    expect([...textsIn(shown)].filter((text) => offers.test(text))).toEqual([])
  })
})
