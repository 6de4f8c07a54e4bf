export type StudioEnvironment = {
  readonly projectId: string
  readonly dataset: string
  readonly previewOrigin: string
}

/** Project id of the local content lake. */
export const localProjectId = 'local'

/** Reads the Studio's settings, by default the local dataset and the site on port 3000. Empty means missing. */
export function readStudioEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): StudioEnvironment {
  const read = (name: string, fallback: string) => {
    const value = variables[name]
    return value === undefined || value === '' ? fallback : value
  }
  return {
    projectId: read('SANITY_STUDIO_PROJECT_ID', localProjectId),
    dataset: read('SANITY_STUDIO_DATASET', 'production'),
    previewOrigin: read('SANITY_STUDIO_PREVIEW_ORIGIN', 'http://localhost:3000'),
  }
}

/**
 * The build replaces `process.env` expressions only when they are written out. It keeps variables that begin with
 * SANITY_STUDIO_.
 */
export const {projectId, dataset, previewOrigin} = readStudioEnvironment({
  SANITY_STUDIO_PROJECT_ID: process.env['SANITY_STUDIO_PROJECT_ID'],
  SANITY_STUDIO_DATASET: process.env['SANITY_STUDIO_DATASET'],
  SANITY_STUDIO_PREVIEW_ORIGIN: process.env['SANITY_STUDIO_PREVIEW_ORIGIN'],
})
