import {readdir, readFile, stat} from 'node:fs/promises'
import {join, relative, sep} from 'node:path'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'
import type {StudioSession} from '#content-lake/auth/studio-session.ts'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {pathParam} from '#content-lake/http/request.ts'
import {addStudioBuildsRoute, reloadScript} from './live-reload.ts'

const hashedFile = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

/** Adds the routes of a built Studio at `/studio`. With `reload`, open Studios reload after each build. */
export function addStudioRoutes(
  server: FastifyInstance,
  studioDir: string | undefined,
  session: StudioSession,
  reload = false,
): void {
  const sendStudio = async (request: FastifyRequest, reply: FastifyReply) => {
    // A path with an extension is a missing file, not a route of the Studio.
    if (/(?<!\/index)\.[a-z0-9]{2,5}$/i.test(request.address.pathname)) {
      throw httpError(404, 'The Studio has no such file')
    }
    const html = studioDir
      ? await readFile(join(studioDir, 'index.html'), 'utf8').catch(() => undefined)
      : undefined
    if (html === undefined)
      throw httpError(503, 'The Studio has not been built: npm start builds it, or sanity build')
    if (await session.mayBegin(request.raw)) reply.header('set-cookie', session.setCookie())
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache, private')
    return html + (await prefetches(studioDir)) + (reload ? reloadScript : '')
  }
  const serveIn = (folder: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const file = studioDir && (await fileWithin(join(studioDir, folder), pathParam(request, '*')))
    if (file && file !== join(studioDir, 'index.html')) return sendFile(reply, studioDir, file)
    if (file || folder === '') return sendStudio(request, reply)
    throw httpError(404, 'The Studio has no such file')
  }
  server.get('/', (_request, reply) => reply.redirect('/studio'))
  server.get('/studio', sendStudio)
  if (reload && studioDir !== undefined) addStudioBuildsRoute(server, studioDir)
  server.get('/studio/*', serveIn(''))
  // The Studio requests its icons at the root, whatever its base path.
  server.get('/static/*', serveIn('static'))
}

async function fileWithin(folder: string, name: string): Promise<string | undefined> {
  if (name.includes('\0')) return undefined
  const path = join(folder, name)
  if (!path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)) return undefined
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? path : undefined
}

function sendFile(reply: FastifyReply, studioDir: string, path: string): FastifyReply {
  const isHashed = hashedFile.test(path)
  return reply
    .type(contentTypeOf(path))
    .header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .sendFile(relative(studioDir, path), studioDir, {cacheControl: false, contentType: false})
}

/**
 * Returns links that load all of the Studio's code into the browser's cache. A form whose code cannot be loaded, while
 * the lake is down, reloads the Studio with everything that is not stored yet.
 */
async function prefetches(studioDir = ''): Promise<string> {
  const files = await readdir(join(studioDir, 'static')).catch(() => [])
  return files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<link rel="prefetch" crossorigin href="/studio/static/${file}">`)
    .join('')
}
