import {join, resolve} from 'node:path'
import {readContentSource} from '#config/content-source.ts'
import {readSiteAddresses, readSiteHost} from '#config/site.ts'
import type {Environment} from '#lib/read-environment.ts'

/** Everything the commands need to know about this run. */
export interface Settings {
  root: string
  dev: boolean
  environment: Record<string, string | undefined>
  sitePort: number
  siteOrigin: string
  /** Which interfaces the site listens on; `null`: all. */
  siteHost: string | null
  lakePort: number
  /** `null` with hosted Sanity: then nothing of the lake is started. */
  lakeOrigin: string | null
  dataset: string
  dataFolder: string
}

/**
 * Works out the settings of a run.
 *
 * @param root - the project's root
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

/** Where the Studio's build is put. */
export const studioOutput = (root: string) => join(root, 'studio', 'dist')
