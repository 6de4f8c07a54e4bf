import {serveMedia} from '#content/media/serve-media.server.ts'

/** Images and files of the local lake (decision 12). */
export const GET = serveMedia
export const HEAD = serveMedia
