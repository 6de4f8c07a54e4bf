import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

/** The form endpoints in a separate process. */
export interface FormsProcess {
  origin: string
  /** Simulates a power cut: no handler runs. */
  kill: () => Promise<void>
}

/** @throws when the process doesn't start */
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
