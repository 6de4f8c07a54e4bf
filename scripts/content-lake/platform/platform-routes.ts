import type {FastifyInstance, FastifyRequest} from 'fastify'
import {editorId} from '#content-lake/auth/access.ts'
import type {Lake} from '#content-lake/lake.ts'
import {jsonType} from '#content-lake/http/content-types.ts'
import {administrator} from './editor.ts'

const projectCreatedAt = '2026-01-01T00:00:00Z'

const fullAccess = [
  {
    filter: '_id != null',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
]

/**
 * Adds the platform endpoints that the Studio and Sanity's CLI request. Comments, tasks, schedules and announcements
 * exist on hosted Sanity only, so most responses are empty.
 */
export function addPlatformRoutes(server: FastifyInstance, lake: Lake): void {
  const project = '/projects/:project'
  const fixed = {
    '/features': [],
    '/help': {},
    '/schedules/:project/:dataset': {schedules: []},
    '/journey/announcements': [],
    '/journey/*': null,
    '/data/ping/:dataset': {pong: true},
    '/intake/telemetry-status': {status: 'denied'},
    '/check/cors': {result: {isAllowed: true, allowed: true, withCredentials: true}},
    '/projects': [projectOf(lake)],
    [project]: projectOf(lake),
    '/aliases': [],
    // Before it deletes a document, the Studio requests its referrers in other datasets.
    '/data/references/:dataset/documents/:id/to': {totalCount: 0, references: []},
    [`${project}/grants`]: {},
    [`${project}/user-applications`]: [],
    [`${project}/datasets/:dataset/settings/indexing`]: {},
  }
  for (const [path, body] of Object.entries(fixed)) {
    server.get(path, (_request, reply) => reply.type(jsonType).send(JSON.stringify(body)))
  }
  server.post('/intake/batch', () => ({}))
  // A same-origin GET has no `Origin`, so this request of an editor has read access only.
  server.get(`${project}/datasets/:dataset/acl`, ({access}) =>
    access.canWrite || access.identity === editorId ? fullAccess : [],
  )
  // Datasets with a profile are add-ons (comments), which the lake doesn't have.
  const datasets = ({address}: FastifyRequest) =>
    address.searchParams.has('datasetProfile') ? [] : [datasetOf(lake)]
  server.get('/datasets', datasets)
  server.get(`${project}/datasets`, datasets)
  // The Studio measures the HTTP version here and warns about HTTP/1.1. Without a response it shows no warning.
  server.get('/ping', ({raw}, reply) => {
    reply.hijack()
    raw.socket.destroy()
  })
}

function projectOf({projectId}: Lake): Record<string, unknown> {
  return {
    id: projectId,
    displayName: 'Local project',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    activityFeedEnabled: false,
    createdAt: projectCreatedAt,
    members: [{id: editorId, isCurrentUser: true, isRobot: false, roles: [administrator]}],
    metadata: {},
    features: [],
  }
}

function datasetOf({datasetName}: Lake): Record<string, unknown> {
  return {
    name: datasetName,
    aclMode: 'public',
    createdAt: projectCreatedAt,
    createdByUserId: editorId,
    addonFor: null,
    datasetProfile: 'content',
    features: [],
    tags: [],
  }
}
