import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {createClient} from '@sanity/client'
import {
  withDocumentLayout,
  withClientFactory,
  withoutEventsApi,
  withoutFormTitle,
  withoutIdleWaits,
} from './sanity-internals.ts'

const studio = dirname(createRequire(import.meta.url).resolve('sanity/package.json'))
const code = globSync('lib/*.js', {cwd: studio})
  .map((file) => readFileSync(join(studio, file), 'utf8'))
  .join('\n')

describe('internals of Sanity', () => {
  it('include the client factory', () => {
    const [name = ''] = Object.keys(withClientFactory(createClient))
    expect(code).toMatch(new RegExp(`\\.${name}\\b`))
  })

  it('include the switch between the transaction log and the events API', () => {
    const [name = ''] = Object.keys(withoutEventsApi)
    expect(code).toMatch(new RegExp(`beta\\?*\\.${name}\\?*\\.documents`))
    expect(code).toMatch(new RegExp(`beta\\?*\\.${name}\\?*\\.releases`))
  })

  it('include the switch for the form title', () => {
    const [name = ''] = Object.keys(withoutFormTitle)
    expect(code).toMatch(new RegExp(`schemaType\\.${name} === !1\\) return null`))
  })

  it('include the document layout and the five seconds until a closed document is dropped', () => {
    const [name = ''] = Object.keys(withDocumentLayout(() => null))
    expect(code).toMatch(new RegExp(`document\\?*\\.components\\?*\\.${name}\\b`))
    // Without this timer, `studio/saving/hold-until-saved.ts` could go.
    expect(code).toMatch(/resetOnRefCountZero: \(\) => timer\(5e3\)/)
  })
})

describe('withoutIdleWaits', () => {
  it('changes the module that validates documents', () => {
    const validation = join(studio, '..', '@sanity', 'validation')
    const changed = globSync('lib/*.js', {cwd: validation}).flatMap(
      (file) => withoutIdleWaits(readFileSync(join(validation, file), 'utf8')) ?? [],
    )
    expect(changed).toEqual([
      expect.stringContaining('requestIdleCallback = requestIdleCallbackShim'),
    ])
  })
})
