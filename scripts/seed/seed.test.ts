import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {splitVariant, variantPaths} from '#routing/page-variants.ts'
import {dialogPage} from '#shared/html-forms.ts'
import {dialogLinksIn} from '#shared/dialogs.ts'
import {fixedPathOf, fixedPaths} from '#shared/fixed-pages.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import {isPagePath} from '#shared/paths.ts'
import {everyPart, nameOfSection, readSeed, type SeedDocument} from './read-seed.ts'

const documents = await readSeed()
const ids = new Set(documents.map(({_id}) => _id))

const ofType = (type: string): SeedDocument[] => documents.filter(({_type}) => _type === type)

/** Returns the values of a key at any depth. */
const valuesOf = (key: string) =>
  [...everyPart(documents)].map((part) => part[key]).filter((value) => typeof value === 'string')

const outcomePaths = outcomePages.map(({path}) => path)
const linkPaths = ['left', 'news-confirmed', 'news-stopped', 'link-problem'].map(
  (name) => `/register-interest/${name}`,
)

const pathOf = (page: SeedDocument) =>
  [...everyPart(page['path'])].map((slug) => String(slug['current'])).join()

describe('seed documents', () => {
  it('have public, readable and unique ids', () => {
    expect(ids.size).toBe(documents.length)
    expect([...ids].filter((id) => !/^[a-zA-Z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('are valid by the schema of the Studio', async () => {
    const check = promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'check-seed.ts'),
    ])
    const {stderr} = await check
    // Statistics without a source are the only expected warnings.
    const unsourced = ofType('claim').filter(({kind, source}) => kind === 'statistic' && !source)
    const findings = stderr.trim().split('\n')
    expect(findings.map((line) => line.split(': ').slice(0, 2).join(': ')).sort()).toEqual(
      unsourced.map(({_id}) => `warning: ${_id} source`).sort(),
    )
  }, 60_000)
})

describe('seed pages', () => {
  const paths = ofType('page').map(pathOf)

  it('have unique and valid paths', () => {
    expect([...new Set(paths)]).toEqual(paths)
    expect(paths.filter((path) => !isPagePath(path))).toEqual([])
  })

  it('are hidden from search engines when they only show the outcome of a form or link', () => {
    const hidden = ofType('page').filter((page) =>
      [...everyPart(page['seo'])].some(({noIndex}) => noIndex === true),
    )
    expect(hidden.map(pathOf).sort()).toEqual([...new Set([...outcomePaths, ...linkPaths])].sort())
  })

  it('contain the form that their button opens with JavaScript (FORM-6)', () => {
    const openers = dialogLinksIn(documents)
    expect(openers.length).toBeGreaterThan(20)
    for (const {dialog, subject} of openers) {
      const path = dialogPage(dialog, subject)
      const base = splitVariant(path)?.page ?? path
      const page = ofType('page').find((it) => pathOf(it) === base)
      const forms = [...everyPart(page)].filter(({_type}) => _type === 'form')
      expect(forms).toMatchObject([
        {form: dialog, ...(dialog === 'providerInterest' ? {profession: subject} : {})},
      ])
    }
  })

  it('have the fixed paths and ids that forms, e-mails and the Studio use (FORM-6)', () => {
    const fixed = ofType('page').filter(({_id}) => fixedPathOf(_id) !== undefined)
    expect(fixed.map(pathOf).sort()).toEqual([...fixedPaths].sort())
    expect(fixed.filter((page) => fixedPathOf(page._id) !== pathOf(page))).toEqual([])
  })

  it('have no links to unknown paths (G-2)', () => {
    const subjects = [...everyPart(documents)].flatMap(({_type, key}) =>
      _type === 'formSubject' ? [String(key)] : [],
    )
    const known = new Set([...paths, ...variantPaths({areas: [], subjects})])
    const internal = valuesOf('address').filter((address) => address.startsWith('/'))
    expect(internal.length).toBeGreaterThan(0)
    expect(internal.filter((address) => !known.has(address.replace(/#.*/, '')))).toEqual([])
  })

  it('have unique titles and descriptions (G-4)', () => {
    const seo = ofType('page').flatMap((page) => [...everyPart(page['seo'])])
    for (const field of ['title', 'description']) {
      const texts = seo.map((each) => each[field])
      expect([...new Set(texts)]).toEqual(texts)
    }
  })
})

describe('legal copy', () => {
  it('ends every e-mail with the company, the reason and 999 (LAW-12, G-6)', () => {
    const footer = JSON.stringify(documents.find(({_id}) => _id === 'email-footer'))
    for (const fact of ['{legalName}', '{registeredIn}', '{number}', '{registeredOffice}', '999']) {
      expect(footer).toContain(fact)
    }
    expect(footer).toContain('because you gave us your details')
  })
})

it('About page links to the contact page and the waitlist, and has the app and six values (ABOUT-1, ABOUT-2)', () => {
  const about = documents.find(({_id}) => _id === 'page-about')
  const parts = [...everyPart(about?.['sections'])]
  expect(parts.find(({layout}) => layout === 'arches')).toMatchObject({
    primary: {page: {_ref: 'page-contact'}},
    secondary: {dialog: 'waitlist'},
  })
  expect(parts.find(({_type}) => _type === 'appDownload')).toMatchObject({anchor: 'app'})
  expect(
    parts.findLast((part) => nameOfSection(part) === 'points/pictures')?.['items'],
  ).toHaveLength(6)
})
