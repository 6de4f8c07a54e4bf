import {appendFileSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {eraseAppInterest, readAppInterest} from './app-interest.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-interest-'))
afterAll(() => rmSync(folder, {recursive: true}))

const now = new Date('2026-11-20T18:00:00Z')
const interest = (email: unknown, store: string) => ({
  event: 'download_interest',
  properties: {email, store},
})

describe('addresses left for the app', () => {
  it('are listed with their store, and erased by any spelling of the address (MOD-4)', () => {
    const log = new EventLog(folder)
    expect(readAppInterest(log)).toEqual([])
    log.append(
      [
        {event: '$pageview'},
        interest('Ada@example.org', 'appstore'),
        interest('sam@example.org', 'playstore'),
        interest(7, 'appstore'),
      ],
      now,
    )
    appendFileSync(log.file, '{"event":"$page\n')
    const receivedAt = now.toISOString()
    expect(readAppInterest(log)).toEqual([
      {receivedAt, email: 'Ada@example.org', store: 'appstore'},
      {receivedAt, email: 'sam@example.org', store: 'playstore'},
    ])
    expect(eraseAppInterest(log, ' ada@example.org')).toBe(1)
    expect(readAppInterest(log).map(({email}) => email)).toEqual(['sam@example.org'])
    expect(log.lines()).toHaveLength(4)
  })
})
