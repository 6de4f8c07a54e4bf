import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {holdLock} from './hold-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, {recursive: true}))

describe('holdLock', () => {
  it('waits for the current writer', async () => {
    const file = join(folder, 'waits.db')
    const writer = await holdLock(file)
    const next = holdLock(file)
    // The first attempt runs synchronously, so it has found the file locked.
    writer.release()
    ;(await next).release()
  })

  it('rejects with the file and the timeout when the writer continues', async () => {
    const file = join(folder, 'says.db')
    const writer = await holdLock(file)
    await expect(holdLock(file, 50)).rejects.toThrow(
      `Waited 50 ms for other connections to end their writing in ${file}`,
    )
    writer.release()
  })
})
