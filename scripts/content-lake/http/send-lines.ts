import {Readable} from 'node:stream'
import type {FastifyReply} from 'fastify'

/** Sends newline-delimited JSON with backpressure. */
export function sendLines(reply: FastifyReply, values: readonly unknown[]): FastifyReply {
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(linesOf(values)))
}

function* linesOf(values: readonly unknown[]): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`
}
