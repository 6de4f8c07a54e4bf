import {findTypedTokens} from '#studio/validation/typed-tokens.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {fillPerson} from '#registrations/mail/fill-person.ts'
import {
  areaTokens,
  messageTokens,
  clinicianTokenNames,
  emailTokens,
  itemTokens,
  templateTokens,
  tokensIn,
  updateTokens,
} from '#shared/tokens.ts'
import {emailNames} from '#shared/emails.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {serveDataset} from '#scripts/seed/serve-dataset.ts'

const seed = await readSeed()
let dataset = seed

const {server, port} = await serveDataset(() => dataset)
process.env['CONTENT_LAKE_PORT'] = String(port)
const {getEmailText} = await import('#content/queries/get-email-text.ts')

afterAll(() => server.close())
afterEach(() => {
  dataset = seed
})

const settings: Record<string, unknown> = seed.find(({_type}) => _type === 'siteSettings') ?? {}
const filled = settingTokens(settings, new Date())
const emails = seed.filter(({_type}) => _type === 'emailText')
const others = seed.filter(({_type}) => _type !== 'emailText' && templateTokens(_type).length === 0)

/** Copy about an area or an address, whose tokens are filled at run time. */
const areaResults = seed.filter(({_type}) => _type === 'coverageText' || _type === 'formText')
const shown = others.filter((document) => !areaResults.includes(document))

/** Every token on pages that the site settings fill. */
const usedOnPages = [...new Set(tokensIn(shown))].filter((token) => !isOneOf(itemTokens, token))

describe('tokens of the seed', () => {
  it('are filled on every page, except those of an item in its labels', () => {
    const left = fillTokens(shown, filled)
    const inLabels = [...everyPart(left)].flatMap(({labels}) => tokensIn(labels))
    expect(usedOnPages).toEqual(expect.arrayContaining(['brand', 'replyTime', 'cqcText', 'year']))
    expect(tokensIn(left).toSorted()).toEqual(inLabels.toSorted())
    expect(inLabels.filter((token) => !isOneOf(itemTokens, token))).toEqual([])
    expect(new Set(tokensIn(fillTokens(areaResults, filled)))).toEqual(
      new Set([...areaTokens, ...(messageTokens['sentTo'] ?? [])]),
    )
  })

  it('are filled on pages about clinicians from the settings and the clinician', () => {
    const templates = seed.filter(({_type}) => templateTokens(_type).length > 0)
    const left = tokensIn(fillTokens(templates, filled))
    expect(templates).toHaveLength(2)
    expect([...new Set(left)].toSorted()).toEqual([...clinicianTokenNames].toSorted())
  })

  it.each(emailNames)('are filled in the e-mail %s', async (name) => {
    const {body, subject, preheader, button, note} = await getEmailText(name)
    const text = [subject, preheader ?? '', ...body, button ?? '', note ?? ''].map((line) =>
      fillPerson(line, {firstName: 'Sam', role: 'NURSE'}),
    )
    const left = emailTokens(name).filter((token) =>
      ['area', ...updateTokens].some((known) => known === token),
    )
    expect([...new Set(tokensIn(text))]).toEqual(left)
  })
})

describe('e-mail', () => {
  const [first, ...rest] = emails
  const email = (body: string[]): SeedDocument => ({
    ...first,
    _id: 'email-test',
    _type: 'emailText',
    name: 'contactReceived',
    body,
  })

  it('fills every token that pages fill', async () => {
    dataset = [
      ...others,
      ...rest.filter(({name}) => name !== 'contactReceived'),
      email(usedOnPages.map((token) => `{${token}}`)),
    ]
    const {body} = await getEmailText('contactReceived')
    expect(body).toEqual(usedOnPages.map((token) => filled[token]))
    expect(body).toContain(addNonBreakingSpaces(String(settings['replyTime'])))
  })

  it.each(['{nobody}', '{area}', '{rating}'])(
    'is not sent with the unknown token %s',
    async (token) => {
      dataset = [...others, email([`Dear ${token}`])]
      await expect(getEmailText('contactReceived')).rejects.toThrow(token)
    },
  )

  it('is not sent without its document', async () => {
    dataset = others
    await expect(getEmailText('contactReceived')).rejects.toThrow('contactReceived')
  })
})

function isOneOf(known: readonly string[], token: string): boolean {
  return known.includes(token)
}

test('no text of the seed has the words of a token that its document uses', () => {
  const documents = seed.filter(({_type}) => _type !== 'siteSettings')
  expect(documents.flatMap((document) => findTypedTokens(document, settings))).toEqual([])
})
