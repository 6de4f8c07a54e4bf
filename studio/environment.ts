/**
 * What the Studio has to know of its surroundings; the names begin with SANITY_STUDIO_ so that the build keeps them.
 */
export type StudioEnvironment = {
  readonly projectId: string
  readonly dataset: string
  readonly previewOrigin: string
}

/** The project id under which the local content lake answers. */
export const localProjectId = 'local'

/**
 * Reads the surroundings of the Studio.
 *
 * @param variables - environment variables; an empty one counts as missing
 * @returns the local dataset and the site on port 3000 where nothing else is said
 */
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

/** The surroundings of this Studio. The build replaces each variable by its value, so they are written out. */
export const {projectId, dataset, previewOrigin} = readStudioEnvironment({
  SANITY_STUDIO_PROJECT_ID: process.env['SANITY_STUDIO_PROJECT_ID'],
  SANITY_STUDIO_DATASET: process.env['SANITY_STUDIO_DATASET'],
  SANITY_STUDIO_PREVIEW_ORIGIN: process.env['SANITY_STUDIO_PREVIEW_ORIGIN'],
})
