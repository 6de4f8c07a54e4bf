const newerVersion = /^https:\/\/sanity-cdn\.(?:com|work)\/v1\/modules\//
const feedback = /^https:\/\/api\.sanity\.(?:io|work)\/vX\/intake\//

/**
 * Stubs the Studio's requests to Sanity's hosts: the check for a newer version (the lock file pins it) and the
 * feedback form (nobody would read it).
 *
 * @returns a function that returns undefined for every other address
 */
export function stubSanityApi(version: string): (address: string) => Response | undefined {
  return (address) => {
    if (newerVersion.test(address)) {
      return Response.json({latest: version, packageVersion: version, deprecated: []})
    }
    return feedback.test(address) ? new Response(null, {status: 404}) : undefined
  }
}
