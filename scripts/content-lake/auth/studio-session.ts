import type {IncomingMessage} from 'node:http'
import {peerUser, type UserOf} from './peer-user.ts'
import {secretsEqual} from './secrets.ts'

/**
 * Session of the Studio that the lake serves. A cookie ignores ports, and pages on other ports are same-site, so the
 * origin is also checked.
 */
export class StudioSession {
  readonly #secret: string
  readonly #port: () => number
  readonly #ownOrigins: () => ReadonlySet<string>
  readonly #userOf: UserOf

  constructor(
    secret: string,
    port: () => number,
    ownOrigins: () => ReadonlySet<string>,
    userOf: UserOf = peerUser,
  ) {
    this.#userOf = userOf
    this.#secret = secret
    this.#port = port
    this.#ownOrigins = ownOrigins
  }

  // Two lakes on one machine share the cookies of localhost, so the name includes the port.
  get #cookie(): string {
    return `content_lake_session_${this.#port()}`
  }

  /** `Set-Cookie` header that starts the session. Sent with the Studio's HTML only. */
  get setCookie(): string {
    return `${this.#cookie}=${this.#secret}; HttpOnly; SameSite=Strict; Path=/`
  }

  /**
   * Returns whether a request may start the session: it comes from a process of the lake's own user or of root. Other
   * users can't open the dataset's files either. On systems without connection tables, every local user may.
   */
  async mayBegin(incoming: IncomingMessage): Promise<boolean> {
    const user = await this.#userOf(incoming.socket)
    return user === undefined || user === 0 || user === process.getuid?.()
  }

  /** Returns what the session permits. Writing requires the lake's own `Origin`. */
  modeOf(incoming: IncomingMessage): 'write' | 'read' | undefined {
    if (!this.#hasCookie(incoming)) return undefined
    const {origin} = incoming.headers
    if (origin !== undefined) return this.#ownOrigins().has(origin) ? 'write' : undefined
    const site = incoming.headers['sec-fetch-site']
    // Browsers omit `Origin` from same-origin GET requests but always send `Sec-Fetch-Site`.
    return site === undefined || site === 'same-origin' || site === 'none' ? 'read' : undefined
  }

  #hasCookie(incoming: IncomingMessage): boolean {
    const cookies = (incoming.headers.cookie ?? '').split(';')
    return cookies.some((cookie) => {
      const [name, value = ''] = cookie.trim().split('=')
      return name === this.#cookie && secretsEqual(value, this.#secret)
    })
  }
}
