import {AsyncLocalStorage} from 'node:async_hooks'
import {type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions} from 'pino'

const requests = new AsyncLocalStorage<string>()

/** Personal fields, removed in case somebody logs one by mistake (LAW-9). */
const personalFields = ['name', 'email', 'phone', 'postcode', 'ip', 'url', 'query', 'headers']

/** Creates the JSON log: one line for each event with time, level, message, and the id of its request (OPS-13). */
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
      redact: personalFields,
    },
    destination,
  )
}

/** Writes synchronously, so that no line is lost when the process ends; drops lines without a reader. */
export function standardOutput(): DestinationStream {
  const output = pino.destination({dest: 1, sync: true})
  // Pino handles a closed reader itself; a full disk would end the process.
  output.on('error', () => undefined)
  return output
}

/** Sets the request id for everything logged from here on in this async context. */
export const setRequestId = (id: string): void => requests.enterWith(id)

/** Omits other properties of errors: PostgreSQL adds the rejected row. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return error
  const {type, message, stack, code} = stdSerializers.err(error)
  return {type, message, stack, ...(typeof code === 'string' && {code})}
}

/** Prevents a loop: without a listener a failed write is an uncaught exception, which Next writes to the output. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
