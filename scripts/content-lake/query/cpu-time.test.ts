import {fork} from 'node:child_process'
import {once} from 'node:events'
import {cpuTime} from './cpu-time.ts'

const isLinux = process.platform === 'linux'

describe('cpuTime', () => {
  it('counts CPU time, not elapsed time', () => {
    const before = cpuTime(process.pid)
    if (!isLinux) {
      expect(before).toBeNull()
      return
    }
    const {user, system} = process.cpuUsage()
    while (process.cpuUsage({user, system}).user < 300_000) JSON.parse('[1]')
    const worked = (cpuTime(process.pid) ?? 0) - (before ?? 0)
    expect(worked).toBeGreaterThanOrEqual(250)
    const all = process.cpuUsage()
    // The kernel counts user and system time in ticks of 10 ms each.
    expect(cpuTime(process.pid)).toBeGreaterThanOrEqual((all.user + all.system) / 1000 - 50)
  })

  it('returns null for an ended process', async () => {
    const child = fork(import.meta.filename, [], {
      execPath: process.execPath,
      execArgv: ['-e', '0'],
    })
    await once(child, 'exit')
    expect(cpuTime(child.pid ?? 0)).toBeNull()
  })
})
