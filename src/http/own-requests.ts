import {randomUUID} from 'node:crypto'

declare global {
  /** Shared by the module instances of the edge server and of Next's bundles. */
  var ownRequestKey: string | undefined
}

const header = 'x-own-request'

/** Returns a header that marks requests of this process to itself, such as prewarming. No client knows its value. */
export const ownRequestHeader = () => ({[header]: (globalThis.ownRequestKey ??= randomUUID())})

export const isOwnRequest = ({headers}: {headers: Readonly<Record<string, unknown>>}): boolean =>
  headers[header] !== undefined && headers[header] === globalThis.ownRequestKey
