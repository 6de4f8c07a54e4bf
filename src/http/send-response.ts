import type {ServerResponse} from 'node:http'

/** Writes a small Fetch API response to a Node response, buffering its body. */
export async function sendResponse(response: ServerResponse, content: Response): Promise<void> {
  const body = Buffer.from(await content.arrayBuffer())
  response.writeHead(content.status, {
    ...Object.fromEntries(content.headers),
    'content-length': body.length,
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
