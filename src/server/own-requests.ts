import {randomBytes} from 'node:crypto'
import type {IncomingMessage} from 'node:http'

declare global {
  /** The server in front is no bundle of Next's; the process has one name for it all the same. */
  var ownRequestHeader: string | undefined
}

/** The header of what the process asks itself, made at random, so that no visitor can go around the cache. */
export function ownRequestHeader(): string {
  globalThis.ownRequestHeader ??= `x-pass-${randomBytes(16).toString('hex')}`
  return globalThis.ownRequestHeader
}

/** Whether the server in front asks Next, over a connection of the process to itself; the cache must let that pass. */
export const isOwnRequest = ({headers}: IncomingMessage): boolean => ownRequestHeader() in headers
