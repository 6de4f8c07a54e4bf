import 'server-only'
import {createDataAttribute} from 'next-sanity'
import {configuration, renderingConfiguration} from '#config/environment.server.ts'

/** Returns the `data-sanity` attribute with which the Studio's overlays move, duplicate and remove a section. */
export function editTarget(document: {_id: string; _type: string}, key: string): string {
  const {projectId, dataset} = renderingConfiguration().content
  return createDataAttribute({
    id: document._id,
    type: document._type,
    path: ['sections', {_key: key}],
    baseUrl: configuration().site.studioUrl,
    projectId,
    dataset,
  }).toString()
}
