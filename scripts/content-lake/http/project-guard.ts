import type {IncomingMessage} from 'node:http'
import {projectNotFound} from './errors.ts'

/**
 * Refuses a request for another project than the lake's: by the path, by the header that Sanity's client sends to a
 * host without a project in its name, or by that name. Otherwise a wrong id in a configuration would show itself where
 * the project is hosted only.
 *
 * @throws LakeError 404 naming both projects
 */
export function requireProject(
  incoming: IncomingMessage,
  params: Readonly<Record<string, string>>,
  projectId: string,
): void {
  const header = incoming.headers['x-sanity-project-id']
  const named = [params['project'], header, projectOfHost(incoming.headers.host)].flat()
  const other = named.find((each) => each !== undefined && each !== '' && each !== projectId)
  if (other !== undefined) throw projectNotFound(other, projectId)
}

function projectOfHost(host = ''): string | undefined {
  return /^([^.]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase()
}
