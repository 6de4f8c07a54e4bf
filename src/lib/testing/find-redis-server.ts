import type {Environment} from '#lib/read-environment.ts'
import {findProgram} from './find-program.ts'

/** @throws MissingProgramError */
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
      debianPackage: 'redis-server',
    },
    environment,
  )
}
