import {editorId} from '#content-lake/auth/access.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import type {Lake} from '#content-lake/lake.ts'
import {administrator} from './editor.ts'

const projectCreatedAt = '2026-01-01T00:00:00Z'

const fullAccess = [
  {
    filter: '_id != null',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
]

/**
 * Returns the platform endpoints that the Studio and Sanity's CLI request. Comments, tasks, schedules and
 * announcements exist on hosted Sanity only, so most responses are empty.
 */
export function platformRoutes(lake: Lake): Route[] {
  const project = '/projects/:project'
  return [
    ...fixed('/features', []),
    ...fixed('/help', {}),
    ...fixed('/schedules/:project/:dataset', {schedules: []}),
    ...fixed('/journey/announcements', []),
    ...fixed('/journey/*what', null),
    ...fixed('/data/ping/:dataset', {pong: true}),
    ...fixed('/intake/telemetry-status', {status: 'denied'}),
    ...fixed('/intake/batch', {}, 'POST'),
    ...fixed('/check/cors', {result: {isAllowed: true, allowed: true, withCredentials: true}}),
    ...fixed('/projects', [projectOf(lake)]),
    ...fixed(project, projectOf(lake)),
    ...fixed('/aliases', []),
    // Before it deletes a document, the Studio requests its referrers in other datasets.
    ...fixed('/data/references/:dataset/documents/:id/to', {totalCount: 0, references: []}),
    ...fixed(`${project}/grants`, {}),
    ...fixed(`${project}/user-applications`, []),
    ...fixed(`${project}/datasets/:dataset/settings/indexing`, {}),
    {
      method: 'GET',
      path: `${project}/datasets/:dataset/acl`,
      // A same-origin GET has no `Origin`, so this request of an editor has read access only.
      handle: ({access}, response) => {
        const mayEdit = access.canWrite || access.identity === editorId
        sendJson(response, 200, mayEdit ? fullAccess : [])
      },
    },
    datasetsRoute('/datasets', lake),
    datasetsRoute(`${project}/datasets`, lake),
    {
      method: 'GET',
      path: '/ping',
      // The Studio measures the HTTP version here and warns about HTTP/1.1. Without a response it shows no
      // warning.
      handle: ({incoming}) => void incoming.socket.destroy(),
    },
  ]
}

function datasetsRoute(path: string, lake: Lake): Route {
  return {
    method: 'GET',
    path,
    handle: ({url}, response) => {
      // Datasets with a profile are add-ons (comments), which the lake doesn't have.
      const all = url.searchParams.has('datasetProfile') ? [] : [datasetOf(lake)]
      sendJson(response, 200, all)
    },
  }
}

function fixed(path: string, body: unknown, method: 'GET' | 'POST' = 'GET'): Route[] {
  return [
    {
      method,
      path,
      handle: ({incoming}, response) => {
        incoming.resume()
        sendJson(response, 200, body)
      },
    },
  ]
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
