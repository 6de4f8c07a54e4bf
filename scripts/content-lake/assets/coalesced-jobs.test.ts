import {CoalescedJobs} from './coalesced-jobs.ts'

const patient = new AbortController().signal

/** A job that only ends when it is aborted. */
function endless(started: AbortSignal[]) {
  return (signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      started.push(signal)
      signal.addEventListener('abort', () => {
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
      })
    })
}

describe('CoalescedJobs', () => {
  it('runs a job once for concurrent callers, and again for later ones', async () => {
    const jobs = new CoalescedJobs<number>()
    let times = 0
    const start = () => Promise.resolve((times += 1))
    const results = await Promise.all([1, 2, 3].map(() => jobs.join('a', patient, start)))
    expect(results).toEqual([1, 1, 1])
    expect(await jobs.join('a', patient, start)).toBe(2)
  })

  it('aborts a job when its last caller leaves', async () => {
    const jobs = new CoalescedJobs<string>()
    const started: AbortSignal[] = []
    const callers = [new AbortController(), new AbortController()]
    const results = callers.map(({signal}) => jobs.join('a', signal, endless(started)))
    const failures = results.map((result) => expect(result).rejects.toThrow('left'))
    callers[0]?.abort(new Error('left'))
    expect(started.map(({aborted}) => aborted)).toEqual([false])
    callers[1]?.abort(new Error('left'))
    expect(started.map(({aborted}) => aborted)).toEqual([true])
    await Promise.all(failures)
  })

  it('starts an aborted job again for a later caller', async () => {
    const jobs = new CoalescedJobs<string>()
    const impatient = new AbortController()
    const given = expect(jobs.join('a', impatient.signal, endless([]))).rejects.toThrow('left')
    impatient.abort(new Error('left'))
    expect(await jobs.join('a', patient, () => Promise.resolve('fresh'))).toBe('fresh')
    await given
  })
})
