import type {IncomingMessage} from 'node:http'
import {peerUser, type UserOf} from './peer-user.ts'
import {secretsEqual} from './secrets.ts'

/**
 * The session of the Studio the lake serves. Its cookie alone proves little: cookies do not know
 * ports, and a page on another port of this machine is "same site". So the origin counts as well.
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

  // The port is in the name because two lakes on one machine share the cookies of localhost.
  get #cookie(): string {
    return `content_lake_session_${this.#port()}`
  }

  /** The header value that begins the session, for the Studio's HTML only. */
  get setCookie(): string {
    return `${this.#cookie}=${this.#secret}; HttpOnly; SameSite=Strict; Path=/`
  }

  /**
   * Tells whether a request may begin the session: it comes from a process of the user who runs the lake, or of root.
   * Others on this machine are not let into the Studio's rights, as they are not into the files of the dataset. Where
   * the system does not say whose a connection is, anybody on this machine may.
   */
  async mayBegin(incoming: IncomingMessage): Promise<boolean> {
    const user = await this.#userOf(incoming.socket)
    return user === undefined || user === 0 || user === process.getuid?.()
  }

  /** Tells what the session allows a request: to write only with our own `Origin`. */
  modeOf(incoming: IncomingMessage): 'write' | 'read' | undefined {
    if (!this.#hasCookie(incoming)) return undefined
    const {origin} = incoming.headers
    if (origin !== undefined) return this.#ownOrigins().has(origin) ? 'write' : undefined
    const site = incoming.headers['sec-fetch-site']
    // Browsers leave `Origin` out of a same-origin GET, and always tell where it came from.
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
