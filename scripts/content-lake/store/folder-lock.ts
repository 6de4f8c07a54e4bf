import {chmodSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {lockFile, lockOwner} from './file-lock.ts'

export interface FolderLock {
  release: () => void
}

/** Locks a data folder for this process. @throws Error naming the folder and the process that uses it */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, {recursive: true})
  // Contains drafts, assets and sessions.
  chmodSync(folder, 0o700)
  const path = join(folder, 'lock')
  const release = lockFile(path)
  if (release !== null) return {release}
  throw new Error(
    `The data folder ${folder} is in use by another content lake (${lockOwner(path)}). ` +
      'Stop that one first, or choose another folder with DATA_DIR.',
  )
}
