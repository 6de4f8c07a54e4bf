import {STATUS_CODES} from 'node:http'

/** An error with the status and body that Sanity's client expects. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>, message: string) {
    super(message)
    this.status = status
    this.body = {statusCode: status, ...body}
  }
}

/** `errorCode` of a write when the disk is full. Hosted Sanity has no such code. */
export const diskFullCode = 'LAKE-503-FULL'
/** `errorCode` of a repeated transaction. A client that retries may treat it as success. */
export const transactionDoneCode = 'LAKE-409-DONE'

/** Returns an error in the platform's form: `{statusCode, error, message}`. */
export function httpError(status: number, message: string, errorCode?: string): LakeError {
  const body = {error: STATUS_CODES[status] ?? 'Error', message, ...(errorCode ? {errorCode} : {})}
  return new LakeError(status, body, message)
}

export function unauthorized(message: string): LakeError {
  return httpError(401, message, 'SIO-401-ANF')
}

export function datasetNotFound(dataset: string, projectId: string): LakeError {
  return httpError(404, `Dataset "${dataset}" not found for project ID "${projectId}"`)
}

/** Returns the 400 of an invalid query. Sanity's client prints the position from it. */
export function queryError(
  description: string,
  query: string,
  position?: {readonly start: number; readonly end: number},
): LakeError {
  const error = {type: 'queryParseError', description, query, ...position}
  return new LakeError(400, {error}, description)
}

/** Returns the error of a query that exceeded a limit during evaluation. */
export function queryExecutionError(status: number, description: string): LakeError {
  return new LakeError(status, {error: {type: 'queryExecutionError', description}}, description)
}

/** Refusal of one mutation or action. `inOrder` adds its index in the request. */
export class RefusedWrite extends Error {
  readonly status: number
  readonly type: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    type: string,
    description: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(description)
    this.status = status
    this.type = type
    this.details = details
  }
}

/** Runs the writes of a request in order. @throws LakeError with the index of the refused write */
export function inOrder<Write>(
  kind: 'mutationError' | 'actionError',
  writes: readonly Write[],
  run: (write: Write) => void,
): void {
  writes.forEach((write, index) => {
    try {
      run(write)
    } catch (error) {
      throw error instanceof RefusedWrite ? refusal(kind, error, index) : error
    }
  })
}

/** Returns the response of the Mutations or Actions API to a refused write. */
export function refusal(
  kind: 'mutationError' | 'actionError',
  {status, type, message: description, details}: RefusedWrite,
  index = 0,
): LakeError {
  const item = {index, error: {type, description, ...details}}
  return new LakeError(status, {error: {type: kind, description, items: [item]}}, description)
}
