import {PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER} from 'next/constants.js'
import {isBuild} from './runtime.ts'

const before = process.env['NEXT_PHASE'] ?? ''
afterEach(() => (process.env['NEXT_PHASE'] = before))

it.each([
  [PHASE_PRODUCTION_BUILD, true],
  [PHASE_PRODUCTION_SERVER, false],
])('isBuild distinguishes a build from a server: %s', (phase, expected) => {
  process.env['NEXT_PHASE'] = phase
  expect(isBuild()).toBe(expected)
})
