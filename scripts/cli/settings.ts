import {join, resolve} from 'node:path'
import {readLocalAnalyticsPort} from '#config/analytics.ts'
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
  /** Port of the local analytics endpoint; `null` with PostHog, or without analytics. */
  analyticsPort: number | null
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
  const analyticsPort = readLocalAnalyticsPort(environment)
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
    analyticsPort,
    dataFolder,
    environment: {
      ...environment,
      // Part of the build, so a start at a public address builds again, without it.
      ...(analyticsPort !== null && {
        NEXT_PUBLIC_POSTHOG_KEY: 'local',
        NEXT_PUBLIC_POSTHOG_HOST: `http://localhost:${analyticsPort}`,
      }),
      PORT: String(sitePort),
      DATA_DIR: dataFolder,
      NEXT_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  }
}

/** Returns the output folder of the Studio's build. */
export const studioOutput = (root: string) => join(root, 'studio', 'dist')
