import {AsyncLocalStorage} from 'node:async_hooks'
import {formatWithOptions, stripVTControlCharacters} from 'node:util'
import type {Stop} from '#server/watch-process.ts'

/** The request that is being answered, for whatever is logged meanwhile. */
const requests = new AsyncLocalStorage<string>()

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const
const levels = {debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error'} as const

/** What a line says beside its message; nothing of it is about a person (LAW-9). */
export type LogFields = Readonly<Record<string, string | number | null>>

interface Line {
  level: (typeof levels)[keyof typeof levels]
  message: string
  fields?: LogFields
}

/**
 * Writes everything that is logged as lines of JSON, what Next logs included: time, level, message, and the id of the
 * request that it was logged for.
 *
 * @param write - takes a line with its line break
 * @returns ends it: the console is as it was
 */
export function writeJsonLogs(write: (line: string) => void): Stop {
  const before = methods.map((method): [string, unknown] => [method, Reflect.get(console, method)])
  for (const method of methods) {
    Reflect.set(console, method, (...parts: unknown[]) =>
      write(lineOf({level: levels[method], message: textOf(parts)})),
    )
  }
  return () => {
    for (const [method, original] of before) Reflect.set(console, method, original)
  }
}

/**
 * Writes one line of the log.
 *
 * @param line - what happened
 * @returns JSON without line breaks, and one behind it
 */
export function lineOf({level, message, fields = {}}: Line): string {
  const request = requests.getStore()
  return `${JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...(request !== undefined && {request}),
    ...fields,
  })}\n`
}

/**
 * Notes which request is being answered from here on, in whatever this leads to.
 *
 * @param id - of the request
 */
export const enterRequest = (id: string): void => requests.enterWith(id)

const textOf = (parts: readonly unknown[]) =>
  stripVTControlCharacters(formatWithOptions({colors: false, depth: 4}, ...parts)).trim()
