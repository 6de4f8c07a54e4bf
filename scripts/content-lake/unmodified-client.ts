import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

/** API version of tests and benchmarks. */
export const apiVersion = '2026-03-01'

/**
 * Creates Sanity's client for a lake.
 * @param apiHost - the lake's origin
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
