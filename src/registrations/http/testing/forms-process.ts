import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {serveForms} from './serve-forms.ts'

/** The form endpoints in a separate process. */
export interface FormsProcess {
  origin: string
  /** Simulates a power cut: no handler runs. */
  kill: () => Promise<void>
}

/** @throws when the process doesn't start */
export async function startFormsProcess(databaseUrl: string): Promise<FormsProcess> {
  const child: ChildProcess = spawn(process.execPath, [import.meta.filename], {
    env: {...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: ''},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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

// Run by `startFormsProcess`.
if (import.meta.main) {
  const store = await openRegistrationStore(process.env['DATABASE_URL'] ?? '')
  const {origin} = await serveForms(() => Promise.resolve(store))
  process.stdout.write(`${origin}\n`)
}
