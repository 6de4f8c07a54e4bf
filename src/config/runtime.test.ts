import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER} from 'next/constants.js'
import {isBuild} from './runtime.ts'

const nextBuild = readFileSync(
  createRequire(import.meta.url).resolve('next/dist/build/index.js'),
  'utf8',
)

describe('isBuild', () => {
  const before = process.env['NEXT_PHASE']

  afterEach(() => {
    if (before === undefined) delete process.env['NEXT_PHASE']
    else process.env['NEXT_PHASE'] = before
  })

  it.each([
    [PHASE_PRODUCTION_BUILD, true],
    [PHASE_PRODUCTION_SERVER, false],
  ])('distinguishes a build from a server: %s', (phase, expected) => {
    process.env['NEXT_PHASE'] = phase
    expect(isBuild()).toBe(expected)
  })

  it('reads the variable that the installed Next sets', () => {
    expect(nextBuild).toContain('process.env.NEXT_PHASE = _constants1.PHASE_PRODUCTION_BUILD')
  })
})
