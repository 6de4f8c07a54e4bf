import type {IncomingMessage} from 'node:http'
import {bodyTimeoutMs, maxBodyBytes} from '#http/read-body.ts'

/** @returns the body, cut above the size that every route refuses; `null` when it takes too long */
export function receiveBody(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(resolve, bodyTimeoutMs, null)
    const finish = () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    }
    request
      .on('data', (chunk: Buffer) => {
        if (size <= maxBodyBytes) chunks.push(chunk)
        size += chunk.length
        if (size > maxBodyBytes) finish()
      })
      .once('end', finish)
      .once('close', finish)
  })
}
