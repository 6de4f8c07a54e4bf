import {globSync} from 'node:fs'
import {join} from 'node:path'
import {isRecord} from '#content-lake/documents/document.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * Marks the components of `*.client.tsx` as React's server does, so that code which distinguishes them from server
 * components works in Jest. Their rendering does not change.
 */
export async function markClientComponents(): Promise<void> {
  for (const file of globSync('src/**/*.client.tsx', {cwd: root})) {
    const exports: unknown = await import(join(root, file))
    const parts = isRecord(exports) ? Object.values(exports) : []
    for (const part of parts) {
      if (typeof part !== 'function') continue
      Object.defineProperty(part, '$$typeof', {value: Symbol.for('react.client.reference')})
    }
  }
}
