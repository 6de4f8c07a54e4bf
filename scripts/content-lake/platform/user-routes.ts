import type {FastifyInstance} from 'fastify'
import {z} from 'zod'
import {pathParam, readJson} from '#content-lake/http/request.ts'
import {userOf} from './editor.ts'
import type {KeyValueStore} from './key-value-store.ts'

const keyValues = z.array(z.object({key: z.string().max(200), value: z.unknown()})).max(100)

/** Adds the routes of users and their Studio preferences. */
export function addUserRoutes(
  server: FastifyInstance,
  preferences: KeyValueStore,
  editorName: string,
): void {
  // Hosted Sanity responds the same way. A 401 would show as an error in the console of a Studio whose SDK requests
  // another host name, without its cookie.
  server.get('/users/me', ({access}) =>
    access.canReadUnpublished ? userOf(access.identity, editorName) : {},
  )
  server.get('/users/me/keyvalue/:keys', (request) => {
    const keys = pathParam(request, 'keys').split(',')
    return request.access.canReadUnpublished ? preferences.read(keys) : []
  })
  server.put('/users/me/keyvalue', {config: {needs: 'write'}}, async (request) => {
    const values = readJson(request, keyValues)
    await preferences.write(values)
    return values
  })
  server.get('/users/:ids', (request) => {
    const users = pathParam(request, 'ids')
      .split(',')
      .map((id) => userOf(id, editorName))
    return users.length === 1 ? users[0] : users
  })
  server.get('/auth/id', ({access}) => ({id: access.identity}))
  server.get('/auth/providers', () => ({providers: []}))
  server.post('/auth/logout', (_request, reply) => reply.code(204).send())
}
