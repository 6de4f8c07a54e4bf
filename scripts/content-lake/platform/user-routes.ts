import {z} from 'zod'
import {requireWrite} from '#content-lake/auth/access.ts'
import {pathParam, readJson} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {userOf} from './editor.ts'
import type {KeyValueStore} from './key-value-store.ts'

const keyValues = z.array(z.object({key: z.string().max(200), value: z.unknown()})).max(100)

/** Returns the routes of users and their Studio preferences. */
export function userRoutes(preferences: KeyValueStore, editorName: string): Route[] {
  return [
    {
      method: 'GET',
      path: '/users/me',
      // Hosted Sanity responds the same way. A 401 would show as an error in the console of a Studio whose SDK
      // requests another host name, without its cookie.
      handle: ({access}, response) =>
        sendJson(
          response,
          200,
          access.canReadUnpublished ? userOf(access.identity, editorName) : {},
        ),
    },
    {
      method: 'GET',
      path: '/users/me/keyvalue/:keys',
      handle: ({access, params}, response) => {
        const keys = (params['keys'] ?? '').split(',')
        sendJson(response, 200, access.canReadUnpublished ? preferences.read(keys) : [])
      },
    },
    {
      method: 'PUT',
      path: '/users/me/keyvalue',
      handle: async (request, response) => {
        requireWrite(request.access)
        const values = await readJson(request, keyValues)
        await preferences.write(values)
        sendJson(response, 200, values)
      },
    },
    {
      method: 'GET',
      path: '/users/:ids',
      handle: (request, response) => {
        const users = pathParam(request, 'ids')
          .split(',')
          .map((id) => userOf(id, editorName))
        sendJson(response, 200, users.length === 1 ? users[0] : users)
      },
    },
    {
      method: 'GET',
      path: '/auth/id',
      handle: ({access}, response) => sendJson(response, 200, {id: access.identity}),
    },
    {
      method: 'GET',
      path: '/auth/providers',
      handle: (_request, response) => sendJson(response, 200, {providers: []}),
    },
    {
      method: 'POST',
      path: '/auth/logout',
      handle: (_request, response) => {
        response.writeHead(204)
        response.end()
      },
    },
  ]
}
