import {AsyncLocalStorage} from 'node:async_hooks'
import {type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions} from 'pino'

/** The request that is being answered, for whatever is logged meanwhile. */
const requests = new AsyncLocalStorage<string>()

/** Fields that would be about a person, whoever adds one by mistake (LAW-9). */
const personal = ['name', 'email', 'phone', 'postcode', 'ip', 'url', 'query', 'headers']

/**
 * Makes the log for machines: a line of JSON for each event, with time, level, message, and the id of the request that
 * it was logged for (OPS-13).
 *
 * @param destination - takes a line with its line break
 */
export function createLog(destination: DestinationStream): Logger {
  return pino(
    {
      base: null,
      level: 'debug',
      messageKey: 'message',
      errorKey: 'error',
      timestamp: stdTimeFunctions.isoTime,
      formatters: {level: (level) => ({level})},
      mixin: () => {
        const request = requests.getStore()
        return request === undefined ? {} : {request}
      },
      serializers: {error: describeError},
      redact: personal,
    },
    destination,
  )
}

/**
 * Opens the output of the process. A line is written before the call returns, so that none is lost when the process
 * ends; lines that nobody can read any more are let go.
 */
export function standardOutput(): DestinationStream {
  const output = pino.destination({dest: 1, sync: true})
  // Of a reader that is gone it takes care itself; a full disk would end the process.
  output.on('error', () => undefined)
  return output
}

/**
 * Notes which request is being answered from here on, in whatever this leads to.
 *
 * @param id - of the request
 */
export const enterRequest = (id: string): void => requests.enterWith(id)

/** What else an error carries stays out: PostgreSQL adds the row that it refused. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return error
  const {type, message, stack, code} = stdSerializers.err(error)
  return {type, message, stack, ...(typeof code === 'string' && {code})}
}
