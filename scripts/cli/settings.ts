import {join, resolve} from 'node:path'
import {readContentSource} from '#config/content-source.ts'
import {readSiteAddresses, readSiteHost} from '#config/site.ts'
import type {Environment} from '#lib/read-environment.ts'

/** The settings of one run of a command. */
export interface Settings {
  root: string
  dev: boolean
  environment: Record<string, string | undefined>
  sitePort: number
  siteOrigin: string
  /** Address on which the site listens; `null` for all. */
  siteHost: string | null
  lakePort: number
  /** `null` with hosted Sanity. */
  lakeOrigin: string | null
  dataset: string
  dataFolder: string
}

/**
 * Derives the settings of a run.
 *
 * @param environment - `.env.local` and the environment of the process
 * @param dev - whether sources are watched
 * @throws EnvironmentError when a variable is malformed
 */
export function readSettings(root: string, environment: Environment, dev: boolean): Settings {
  const {lakeOrigin, dataset} = readContentSource(environment)
  const sitePort = Number(new URL(readSiteAddresses(environment).internalOrigin).port || 80)
  const lakePort = lakeOrigin === null ? 0 : Number(new URL(lakeOrigin).port)
  const dataFolder = resolve(root, environment['DATA_DIR'] ?? '.data')
  return {
    root,
    dev,
    sitePort,
    siteOrigin: `http://localhost:${sitePort}`,
    siteHost: readSiteHost(environment),
    lakePort,
    lakeOrigin,
    dataset,
    dataFolder,
    environment: {
      ...environment,
      PORT: String(sitePort),
      DATA_DIR: dataFolder,
      NEXT_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  }
}

/** Returns the output folder of the Studio's build. */
export const studioOutput = (root: string) => join(root, 'studio', 'dist')
