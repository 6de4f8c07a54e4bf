import type {IncomingMessage} from 'node:http'
import {peerUser, type UserOf} from './peer-user.ts'
import {secretsEqual} from './secrets.ts'

export type StudioSession = ReturnType<typeof createStudioSession>

/**
 * Creates the session of the Studio that the lake serves. A cookie ignores ports, and pages on other ports are
 * same-site, so the origin is also checked.
 */
export function createStudioSession(
  secret: string,
  port: () => number,
  ownOrigins: () => ReadonlySet<string>,
  userOf: UserOf = peerUser,
) {
  // Two lakes on one machine share the cookies of localhost, so the name includes the port.
  const cookieName = () => `content_lake_session_${port()}`
  const hasCookie = ({headers}: IncomingMessage) =>
    (headers.cookie ?? '').split(';').some((cookie) => {
      const [name, value = ''] = cookie.trim().split('=')
      return name === cookieName() && secretsEqual(value, secret)
    })
  return {
    /** Returns the `Set-Cookie` header that starts the session. Sent with the Studio's HTML only. */
    setCookie: () => `${cookieName()}=${secret}; HttpOnly; SameSite=Strict; Path=/`,
    /**
     * Returns whether a request may start the session: it comes from a process of the lake's own user or of root. Other
     * users can't open the dataset's files either. On systems without connection tables, every local user may.
     */
    mayBegin: async ({socket}: IncomingMessage): Promise<boolean> => {
      const user = await userOf(socket)
      return user === undefined || user === 0 || user === process.getuid?.()
    },
    /** Returns what the session permits. Writing requires the lake's own `Origin`. */
    modeOf: (incoming: IncomingMessage): 'write' | 'read' | undefined => {
      if (!hasCookie(incoming)) return undefined
      const {origin} = incoming.headers
      if (origin !== undefined) return ownOrigins().has(origin) ? 'write' : undefined
      const site = incoming.headers['sec-fetch-site']
      // Browsers omit `Origin` from same-origin GET requests but always send `Sec-Fetch-Site`.
      return site === undefined || site === 'same-origin' || site === 'none' ? 'read' : undefined
    },
  }
}
