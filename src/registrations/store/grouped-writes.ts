import type {RegistrationDatabase, RegistrationStore, WriteJob} from './registration-store.ts'
import {isLocked} from './retry-when-locked.ts'

/** Limits how long one transaction occupies the process. */
const maxGroupSize = 100

interface PendingWrite {
  emailKey: string
  run: (connection: RegistrationDatabase) => Promise<void>
  resolve: () => void
  reject: (reason: unknown) => void
}

/**
 * Groups writes that arrive during a commit into the next transaction, with one synchronization to disk. A write that
 * fails doesn't affect the others.
 *
 * @param inTransaction - runs `body` in one transaction, which is alone with these addresses
 */
export function groupedWrites(
  inTransaction: (body: PendingWrite['run'], emailKeys: readonly string[]) => Promise<void>,
): RegistrationStore['writeGrouped'] {
  const pending: PendingWrite[] = []
  let isDraining = false

  const commit = async (group: readonly PendingWrite[]): Promise<void> => {
    try {
      await inTransaction(
        async (connection) => {
          for (const {run} of group) await run(connection)
        },
        group.map(({emailKey}) => emailKey),
      )
      for (const {resolve} of group) resolve()
    } catch (error) {
      if (group.length === 1 || isLocked(error)) {
        // Writes that arrived in the meantime would wait for the same lock.
        const waiting = isLocked(error) ? pending.splice(0) : []
        for (const {reject} of [...group, ...waiting]) reject(error)
        return
      }
      // Runs each write on its own to find the faulty one.
      for (const write of group) await commit([write])
    }
  }

  const drain = async () => {
    while (pending.length > 0) await commit(pending.splice(0, maxGroupSize))
    isDraining = false
  }

  return <Result>(emailKey: string, job: WriteJob<Result>) =>
    new Promise<Result>((resolve, reject) => {
      let settle = () => reject(new Error('The write was committed without having been done.'))
      const run = async (connection: RegistrationDatabase) => {
        const result = await job(connection)
        settle = () => resolve(result)
      }
      pending.push({emailKey, run, resolve: () => settle(), reject})
      if (isDraining) return
      isDraining = true
      // Lets writes of the same moment join the first group.
      setImmediate(() => void drain())
    })
}
