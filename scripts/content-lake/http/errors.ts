/** An error with the status and body a Sanity client expects. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>, message: string) {
    super(message)
    this.status = status
    this.body = {statusCode: status, ...body}
  }
}

const errorNames: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  416: 'Range Not Satisfiable',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The lake's own `errorCode` of a write for which the disk has no room. */
export const diskFullCode = 'LAKE-503-FULL'
/** The lake's own `errorCode` of a transaction that it has already: whoever sent it twice may take it for done. */
export const transactionDoneCode = 'LAKE-409-DONE'

/** Returns the plain error of the platform: `{statusCode, error, message}`. */
export function httpError(status: number, message: string, errorCode?: string): LakeError {
  const body = {error: errorNames[status] ?? 'Error', message, ...(errorCode ? {errorCode} : {})}
  return new LakeError(status, body, message)
}

/** Returns the 401 of a request without the right to what it asks for. */
export function unauthorized(message: string): LakeError {
  return httpError(401, message, 'SIO-401-ANF')
}

/** Returns the 404 of a dataset this lake does not have. */
export function datasetNotFound(dataset: string, projectId: string): LakeError {
  const message = `Dataset "${dataset}" not found for project ID "${projectId}"`
  return new LakeError(404, {error: 'Not Found', message}, message)
}

/** Returns the 404 of a project this lake does not have. */
export function projectNotFound(project: string, projectId: string): LakeError {
  return httpError(404, `Project not found: this content lake has "${projectId}", not "${project}"`)
}

/** Where in a query an error stands. */
export interface QueryPosition {
  readonly start: number
  readonly end: number
}

/** Returns the 400 of a query that cannot be answered; the client renders the position from it. */
export function queryError(
  description: string,
  query: string,
  position?: QueryPosition,
): LakeError {
  const error = {type: 'queryParseError', description, query, ...position}
  return new LakeError(400, {error}, description)
}

/** Returns the error of a query that was begun and could not be finished within its bounds. */
export function queryExecutionError(status: number, description: string): LakeError {
  return new LakeError(status, {error: {type: 'queryExecutionError', description}}, description)
}

/** Refusal of one mutation or action; its position in the request is added later. */
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
