import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {confirmationDays} from '#interest/newsletter.ts'
import {retention} from '#interest/purge.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {legalDocuments, sentencesOf} from '#tests/support/legal-sentences.ts'
import {ticksKey} from '#sections/checklist/remember-ticks.ts'
import {analyticsStoragePrefix} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-names.ts'
import {cookieSettingsId, cookiesPage} from '#model/cookies-page.ts'
import {themeKey} from '#theme/theme-script.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = await readSeed()
const documentOf = (id: string) => {
  const found = documents.find(({_id}) => _id === id)
  if (found === undefined) throw new Error(`The seed has no ${id}.`)
  return found
}

/** With what other pages show too in the place where the page refers to it. */
function withShared({sections, ...document}: SeedDocument): SeedDocument {
  const place = (section: unknown): unknown =>
    isReference(section) ? documentOf(section._ref)['section'] : section
  return {...document, ...(Array.isArray(sections) ? {sections: sections.map(place)} : {})}
}

function isReference(value: unknown): value is {_ref: string} {
  return typeof value === 'object' && value !== null && '_ref' in value
}

const list = read('tests/legal-sentences.md')
  .split('\n')
  .filter((line) => line.startsWith('| page-') || line.startsWith('| dataPolicy'))
  .map((line) => {
    const [, id = '', sentence = '', evidence = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\', ''))
    return {id, sentence, evidence}
  })

describe('the list of the sentences of the legal pages (LAW-13)', () => {
  it.each(legalDocuments)('has every sentence of %s, and no other', (id) => {
    const listed = list.filter((row) => row.id === id).map(({sentence}) => sentence)
    expect(listed.sort()).toEqual(sentencesOf(withShared(documentOf(id))).sort())
  })

  it('says of each what holds it: a test, code, or people', () => {
    const kinds = list.map(({evidence}) => /^(test|code) `|^people$/.exec(evidence)?.[0])
    expect(list.filter((_, place) => kinds[place] === undefined)).toEqual([])
    expect(kinds.filter((kind) => kind !== 'people').length).toBeGreaterThan(60)
  })

  it('cites tests and files that are there', () => {
    const gone = list.filter(({evidence}) => {
      const [, kind, file = '', title = ''] = /^(test|code) `([^`]+)`\s*(.*)$/.exec(evidence) ?? []
      if (kind === undefined) return false
      if (!existsSync(join(root, file))) return true
      return kind === 'test' && (title === '' || !read(file).includes(title))
    })
    expect(gone).toEqual([])
  })
})

describe('the data policy (LAW-3, LAW-4)', () => {
  const rows = [...everyPart(documentOf('dataPolicy')['retention'])]
  const keep = (when: string) => rows.find((row) => row['when'] === when)?.['keep']

  it('say the times after which the site deletes', () => {
    expect(keep('Join the waitlist')).toBe(`${retention.registrationMonths} months`)
    expect(keep('Register as a professional')).toBe(`${retention.registrationMonths} months`)
    expect(keep('Send a message')).toBe(`${retention.messageMonths} months`)
    expect(keep('Send any form')).toBe(`${retention.originDays} days`)
    expect(keep('Ask for news and do not confirm it')).toBe(`${confirmationDays} days`)
    expect(keep('Get an email from us')).toBe(
      `${retention.finishedMailDays} days after it was sent`,
    )
    expect(rows.find((row) => row['when'] === 'Say yes to news')?.['keepNote']).toContain(
      `${retention.consentProofYears} years`,
    )
  })
})

describe('the page about cookies', () => {
  it('has the choice where Cookie settings leads (LAW-5)', () => {
    const page = documentOf(`page${cookiesPage.replace('/', '-')}`)
    const choices = [...everyPart(page)].filter(({_type}) => _type === 'cookieChoice')
    expect(choices.map(({anchor}) => anchor)).toEqual([cookieSettingsId])
  })

  it('name every key that the site stores', () => {
    const named = [...everyPart(documentOf('page-cookies'))]
      .filter(({_type}) => _type === 'storedItem')
      .map(({name}) => String(name))
      // What PostHog stores is held by the browser: `consent.spec.ts` looks at all that is there.
      .filter((name) => !name.startsWith(analyticsStoragePrefix))
    const banners = documents.flatMap(({banner}) =>
      [...everyPart(banner)].flatMap(({storageKey}) =>
        typeof storageKey === 'string' ? [storageKey] : [],
      ),
    )
    expect(named.sort()).toEqual([...new Set([themeKey, ticksKey, choiceKey, ...banners])].sort())
  })
})
