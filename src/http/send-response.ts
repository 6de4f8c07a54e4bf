import type {ServerResponse} from 'node:http'

/**
 * Sends a small response of the Fetch API from a Node server.
 *
 * @param response - that nothing was written to; its headers are kept
 * @param content - read whole
 */
export async function sendResponse(response: ServerResponse, content: Response): Promise<void> {
  const body = Buffer.from(await content.arrayBuffer())
  response.writeHead(content.status, {
    ...Object.fromEntries(content.headers),
    'content-length': body.length,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
