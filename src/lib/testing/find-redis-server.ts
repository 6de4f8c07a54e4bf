import type {Environment} from '#lib/read-environment.ts'
import {findProgram} from './find-program.ts'

/**
 * Finds a Redis server for the tests, or installs one.
 *
 * @param environment - `REDIS_SERVER_PATH` wins when it is set
 * @returns the path of the program
 * @throws MissingProgramError when there is none and none can be installed
 */
export function findRedisServer(environment: Environment): string {
  return findProgram(
    {
      name: 'Redis server',
      variable: 'REDIS_SERVER_PATH',
      paths: [
        '/usr/bin/redis-server',
        '/usr/local/bin/redis-server',
        '/opt/homebrew/bin/redis-server',
      ],
      packageName: 'redis-server',
    },
    environment,
  )
}
