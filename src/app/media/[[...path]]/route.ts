import {serveMedia} from '@/content/serve-media.server'

/** Pictures and files of the local lake (ARCHITECTURE decision 12). */
export const GET = serveMedia
export const HEAD = serveMedia
