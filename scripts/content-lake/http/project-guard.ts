import type {IncomingMessage} from 'node:http'
import {projectNotFound} from './errors.ts'

/**
 * Refuses a request that names another project in its path, in `X-Sanity-Project-ID` or in its host name. Otherwise a
 * wrong project id would only fail on hosted Sanity.
 * @throws LakeError 404 naming both projects
 */
export function requireProject(
  incoming: IncomingMessage,
  project: string | undefined,
  projectId: string,
): void {
  const header = incoming.headers['x-sanity-project-id']
  const named = [project, header, projectOfHost(incoming.headers.host)].flat()
  const other = named.find((each) => each !== undefined && each !== '' && each !== projectId)
  if (other !== undefined) throw projectNotFound(other, projectId)
}

function projectOfHost(host = ''): string | undefined {
  return /^([^.]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase()
}
