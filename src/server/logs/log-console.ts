import {formatWithOptions, stripVTControlCharacters} from 'node:util'
import type {Logger} from 'pino'
import type {Stop} from '#server/watch-process.ts'

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const
const levels = {debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error'} as const

/** Redirects the console to the log, including Next's output. An error among the arguments becomes a field too. */
export function logConsole(log: Logger): Stop {
  const before = methods.map((method): [string, unknown] => [method, Reflect.get(console, method)])
  for (const method of methods) {
    Reflect.set(console, method, (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      log[levels[method]](error === undefined ? {} : {error}, '%s', textOf(parts))
    })
  }
  return () => {
    for (const [method, original] of before) Reflect.set(console, method, original)
  }
}

function textOf(parts: readonly unknown[]): string {
  const named = parts.map((part) => (part instanceof Error ? String(part) : part))
  return stripVTControlCharacters(formatWithOptions({colors: false, depth: 4}, ...named)).trim()
}
