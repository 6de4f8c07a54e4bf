import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

/** The version of the HTTP API that tests and benchmarks speak to the lake. */
export const apiVersion = '2026-03-01'

/**
 * Makes the client of hosted Sanity, unmodified, for a lake.
 *
 * @param apiHost - the lake's origin
 * @param token - gives access
 * @param config - what is different
 */
export function unmodifiedClient(
  apiHost: string,
  token: string,
  config: Partial<ClientConfig> = {},
): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion,
    apiHost,
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to one host name for all projects; Node does not resolve local.localhost
    useProjectHostname: false,
    useCdn: false,
    token,
    ...config,
  })
}
