import type {IncomingMessage} from 'node:http'
import {unauthorized} from '#content-lake/http/errors.ts'
import {secretsEqual} from './secrets.ts'
import type {StudioSession} from './studio-session.ts'

/** Permissions of a request. Every request may read published documents. */
export interface Access {
  readonly canReadUnpublished: boolean
  readonly canWrite: boolean
  readonly identity: string
}

export const editorId = 'local-editor'

const anonymousAccess: Access = {
  canReadUnpublished: false,
  canWrite: false,
  identity: '<anonymous>',
}
const editorAccess: Access = {canReadUnpublished: true, canWrite: true, identity: editorId}
const readerAccess: Access = {canReadUnpublished: true, canWrite: false, identity: 'read-token'}
const writerAccess: Access = {canReadUnpublished: true, canWrite: true, identity: 'write-token'}

export interface Tokens {
  readonly readToken: string
  readonly writeToken: string
}

/**
 * Returns the permissions of a request from its bearer token, or from the Studio's session.
 * @throws LakeError 401 for an unknown token
 */
export function accessOf(
  incoming: IncomingMessage,
  tokens: Tokens,
  session: StudioSession,
): Access {
  const {authorization} = incoming.headers
  if (authorization !== undefined) {
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1]?.trim() ?? ''
    if (secretsEqual(token, tokens.writeToken)) return writerAccess
    if (secretsEqual(token, tokens.readToken)) return readerAccess
    throw unauthorized('Unauthorized - Session not found')
  }
  const mode = session.modeOf(incoming)
  if (mode === 'write') return editorAccess
  if (mode === 'read') return {...editorAccess, canWrite: false}
  return anonymousAccess
}

/** @throws LakeError 401 unless the request may read drafts, versions and history */
export function requireUnpublished(access: Access): void {
  if (!access.canReadUnpublished) {
    throw unauthorized('Unauthorized - this needs a token that may read unpublished content')
  }
}

/** @throws LakeError 401 unless the request may write */
export function requireWrite(access: Access): void {
  if (!access.canWrite) {
    throw unauthorized('Unauthorized - this needs a token that may write')
  }
}
