const newerVersion = /^https:\/\/sanity-cdn\.(?:com|work)\/v1\/modules\//
const feedback = /^https:\/\/api\.sanity\.(?:io|work)\/vX\/intake\//

/**
 * Answers what the Studio asks of Sanity's hosts, without asking them: whether there is a newer version (this one is
 * held by the lock file) and whether it may ask editors for an opinion (nobody is there to take it).
 *
 * @param version - of the Studio
 * @returns a function that answers an address, or gives undefined for any other
 */
export function answersForSanity(version: string): (address: string) => Response | undefined {
  return (address) => {
    if (newerVersion.test(address)) {
      return Response.json({latest: version, packageVersion: version, deprecated: []})
    }
    return feedback.test(address) ? new Response(null, {status: 404}) : undefined
  }
}
