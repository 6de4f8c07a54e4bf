import {jest} from '@jest/globals'
import {until} from '#lib/testing/until.ts'
import {repeat} from './repeat.ts'

const rhythm = {everyMs: 40, retryMs: 5}
const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
let times = 0

beforeEach(() => {
  times = 0
  logged.mockClear()
})
afterAll(() => logged.mockRestore())

describe('repeat', () => {
  it('runs immediately and then at intervals', async () => {
    const job = repeat('Work failed', rhythm, () => Promise.resolve(void times++))
    expect(times).toBe(1)
    await until(() => times === 3)
    await job.stop()
    expect(logged).not.toHaveBeenCalled()
  })

  it('retries failed work, and logs each failure without its details', async () => {
    const job = repeat('Work failed', {everyMs: 12, retryMs: 3}, () => {
      times += 1
      return times < 6 ? Promise.reject(new TypeError('secret details')) : Promise.resolve()
    })
    await until(() => times === 7)
    await job.stop()
    const messages = logged.mock.calls.map(([message]) => String(message))
    expect(messages[0]).toContain('Work failed (TypeError)')
    expect(messages.join('')).not.toContain('secret details')
  })

  it('runs once more on request, immediately or after the current run', async () => {
    let finish = () => {}
    const job = repeat('Work failed', {everyMs: 3_600_000, retryMs: 1000}, async () => {
      times += 1
      await new Promise<void>((resolve) => (finish = resolve))
    })
    job.runSoon()
    job.runSoon()
    expect(times).toBe(1)
    finish()
    await until(() => times === 2)
    finish()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(times).toBe(2)
    job.runSoon()
    expect(times).toBe(3)
    finish()
    await job.stop()
    job.runSoon()
    expect(times).toBe(3)
  })

  it('aborts and awaits the current run when stopped, and starts no other', async () => {
    let hasEnded = false
    const job = repeat('Work failed', rhythm, async (signal) => {
      times += 1
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      hasEnded = true
    })
    await job.stop()
    expect([times, hasEnded]).toEqual([1, true])
    await new Promise((resolve) => setTimeout(resolve, 2 * rhythm.everyMs))
    expect(times).toBe(1)
  })
})
