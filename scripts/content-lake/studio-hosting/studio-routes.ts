import {readdir, readFile, stat} from 'node:fs/promises'
import type {ServerResponse} from 'node:http'
import {join, sep} from 'node:path'
import type {StudioSession} from '#content-lake/auth/studio-session.ts'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {type LakeRequest, pathParam} from '#content-lake/http/request.ts'
import type {Route} from '#content-lake/http/router.ts'
import {sendFileContent} from '#content-lake/http/respond.ts'
import {missingStudioPage} from './missing-studio-page.ts'
import {reloadScript, studioBuildsRoute} from './live-reload.ts'

const hashedFile = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

/**
 * Returns the routes of a built Studio at `/studio`.
 * @param reload - whether open Studios reload after each build
 */
export function studioRoutes(
  studioDir: string | undefined,
  session: StudioSession,
  reload = false,
): Route[] {
  const sendStudio = (request: LakeRequest, response: ServerResponse) =>
    sendIndex(request, response, studioDir, session, reload)
  const serveIn = (folder: string) => async (request: LakeRequest, response: ServerResponse) => {
    const file =
      studioDir && (await fileWithin(join(studioDir, folder), pathParam(request, 'file')))
    if (file && file === join(studioDir, 'index.html')) await sendStudio(request, response)
    else if (file) await sendFile(response, file)
    else if (folder === '') await sendStudio(request, response)
    else throw httpError(404, 'The Studio has no such file')
  }
  return [
    {method: 'GET', path: '/', handle: (_request, response) => redirect(response, '/studio')},
    {method: 'GET', path: '/studio', handle: sendStudio},
    ...(reload && studioDir !== undefined ? [studioBuildsRoute(studioDir)] : []),
    {method: 'GET', path: '/studio/*file', handle: serveIn('')},
    // The Studio requests its icons at the root, whatever its base path.
    {method: 'GET', path: '/static/*file', handle: serveIn('static')},
  ]
}

/** Returns the path of a file within a folder, or `undefined` when it is outside or missing. */
export async function fileWithin(folder: string, name: string): Promise<string | undefined> {
  if (name.includes('\0')) return undefined
  const path = join(folder, name)
  if (!path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)) return undefined
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? path : undefined
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const {size} = await stat(path)
  response.writeHead(200, {
    'content-type': contentTypeOf(path),
    'content-length': size,
    'cache-control': hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  if (response.req.method === 'HEAD') response.end()
  else await sendFileContent(response, path)
}

async function sendIndex(
  request: LakeRequest,
  response: ServerResponse,
  studioDir: string | undefined,
  session: StudioSession,
  reload: boolean,
): Promise<void> {
  // A path with an extension is a missing file, not a route of the Studio.
  if (/(?<!\/index)\.[a-z0-9]{2,5}$/i.test(request.url.pathname)) {
    throw httpError(404, 'The Studio has no such file')
  }
  const html = studioDir
    ? await readFile(join(studioDir, 'index.html'), 'utf8').catch(() => undefined)
    : undefined
  response.writeHead(html === undefined ? 503 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache, private',
    'x-content-type-options': 'nosniff',
    ...(html !== undefined && (await session.mayBegin(request.incoming))
      ? {'set-cookie': session.setCookie}
      : {}),
  })
  const page =
    html === undefined ? missingStudioPage(studioDir) : html + (await prefetches(studioDir))
  response.end(page + (reload ? reloadScript : ''))
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

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, {location: to})
  response.end()
}
