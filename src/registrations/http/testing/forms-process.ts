import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

/** The endpoints in a process that can be killed. */
export interface FormsProcess {
  origin: string
  /** As a power cut would: no handler runs, nothing is finished. */
  kill: () => Promise<void>
}

/**
 * @param databaseUrl - where the process stores
 * @throws when it does not come up
 */
export async function startFormsProcess(databaseUrl: string): Promise<FormsProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'serve-forms-process.ts')],
    {
      env: {...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: ''},
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (child.stdout === null) throw new Error('The process has no output.')
  const line: unknown[] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The process ended at once.'))),
  ])
  return {
    origin: String(line[0]),
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
