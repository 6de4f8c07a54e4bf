import {createReadStream} from 'node:fs'
import type {ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body))
}

/** Sends serialized JSON. */
export function sendJsonText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-sanity-shard': 'local',
  })
  response.end(text)
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}

/**
 * Streams a file with backpressure. A client that disconnects early is not an error.
 * @param range - first and last byte, both included
 */
export async function sendFileContent(
  response: ServerResponse,
  path: string,
  range?: {start: number; end: number},
): Promise<void> {
  await pipeline(createReadStream(path, range), response).catch((error: unknown) => {
    if (!response.destroyed) throw error
  })
}

/** Sends newline-delimited JSON with backpressure. */
export async function sendLines(
  response: ServerResponse,
  values: Iterable<unknown>,
): Promise<void> {
  response.writeHead(200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
  })
  for (const value of values) {
    if (response.destroyed) return
    if (!response.write(`${JSON.stringify(value)}\n`)) await drained(response)
  }
  response.end()
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go)
      response.off('close', go)
      resolve()
    }
    response.once('drain', go)
    response.once('close', go)
  })
}
