import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {EventLog} from './event-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'events-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const now = new Date('2026-11-20T18:00:00Z')
const interest = (email: string, store = 'appstore') => ({
  event: 'download_interest',
  properties: {email, store},
})
const view = {event: '$pageview', properties: {$pathname: '/'}}

describe('EventLog', () => {
  it('appends a line for each event, in a file that only its owner can read (AN-1)', () => {
    const log = new EventLog(folder)
    expect(log.lines()).toEqual([])
    log.append([view, 'not an event'], now)
    log.append([interest('ada@example.org')], now)
    const lines = readFileSync(log.file, 'utf8').split('\n')
    expect(lines.map((line): unknown => JSON.parse(line || 'null'))).toEqual([
      {receivedAt: now.toISOString(), ...view},
      {receivedAt: now.toISOString(), ...interest('ada@example.org')},
      null,
    ])
    expect(statSync(log.file).mode & 0o777).toBe(0o600)
  })

  it('drops the oldest events above its limit, but no address left for the app (MOD-4)', () => {
    const log = new EventLog(folder, 2000)
    log.append([interest('ada@example.org')], now)
    for (let index = 0; index < 100; index += 1) log.append([{...view, properties: {index}}], now)
    expect(statSync(log.file).size).toBeLessThanOrEqual(2000)
    expect(log.lines().filter((line) => line.includes('ada@example.org'))).toHaveLength(1)
    expect(log.lines().at(-1)).toContain('"index":99')
  })

  it('refuses events when addresses alone fill it', () => {
    const log = new EventLog(folder, 400)
    const fill = () => {
      for (let index = 0; index < 9; index += 1) log.append([interest('ada@example.org')], now)
    }
    expect(fill).toThrow(/analytics\.ndjson is full/)
    expect(statSync(log.file).size).toBeLessThanOrEqual(400)
  })
})
