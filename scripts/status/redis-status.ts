import {createClient} from '@redis/client'
import {readRedisUrl} from '#config/redis.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import type {Environment} from '#lib/read-environment.ts'
import {withDeadline} from '#lib/with-deadline.ts'
import type {PartStatus} from './part-status.ts'

/**
 * Says whether the Redis of several instances responds.
 *
 * @param environment - of the site
 * @param timeoutMs - after which it is down
 * @returns `null` when the site has none
 */
export async function redisStatus(
  environment: Environment,
  timeoutMs: number,
): Promise<PartStatus | null> {
  const url = readRedisUrl(environment)
  if (url === null) return null
  const name = 'Redis'
  const {hostname, port} = new URL(url)
  // Without the password.
  const where = `${hostname}:${port || 6379}`
  const client = createClient({url, RESP: 2, socket: {reconnectStrategy: false}})
  client.on('error', () => undefined)
  try {
    await withDeadline(
      client.connect().then(() => client.ping()),
      timeoutMs,
    )
    return {name, isUp: true, detail: where}
  } catch (error) {
    return {name, isUp: false, detail: `${where} (${describeFailure(error)})`}
  } finally {
    if (client.isOpen) client.destroy()
  }
}
