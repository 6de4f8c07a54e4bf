/** The project id of the embedded content lake. Any other id means hosted Sanity. */
export const localProjectId = 'local'

/** Returns the options that make a Sanity client use the local lake, which has no host name per project. */
export function lakeClientOptions(lakeOrigin: string | null) {
  return lakeOrigin === null ? {} : {apiHost: lakeOrigin, useProjectHostname: false}
}
