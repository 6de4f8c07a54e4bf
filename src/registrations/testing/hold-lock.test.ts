import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {holdLock} from './hold-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, {recursive: true}))

describe('holdLock', () => {
  it('waits for whoever writes now', async () => {
    const file = join(folder, 'waits.db')
    const writer = await holdLock(file)
    const next = holdLock(file)
    // It has found the file locked by now: the first attempt is made before the call returns.
    writer.release()
    ;(await next).release()
  })

  it('says what it waited for when the writer goes on', async () => {
    const file = join(folder, 'says.db')
    const writer = await holdLock(file)
    await expect(holdLock(file, 50)).rejects.toThrow(
      `Waited 50 ms for other connections to end their writing in ${file}`,
    )
    writer.release()
  })
})
