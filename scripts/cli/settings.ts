import {join, resolve} from 'node:path'
import {readContentSource, readSite} from '#config/configuration.ts'
import type {Environment} from '#lib/read-environment.ts'

/** The settings of one run of a command. */
export type Settings = ReturnType<typeof readSettings>

/**
 * Derives the settings of a run.
 *
 * @param given - `.env.local` and the environment of the process
 * @param dev - whether sources are watched
 * @throws EnvironmentError when a variable is malformed
 */
export function readSettings(root: string, given: Environment, dev: boolean) {
  const sitePort = readSite(given).port
  const environment = withPorts(given, sitePort)
  const {lakeOrigin, dataset} = readContentSource(environment)
  const lakePort = lakeOrigin === null ? 0 : Number(new URL(lakeOrigin).port)
  const {host: siteHost, analyticsPort} = readSite(environment)
  const dataFolder = resolve(root, environment['DATA_DIR'] ?? '.data')
  const all: Record<string, string | undefined> = {
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
  }
  return {
    root,
    dev,
    sitePort,
    siteOrigin: `http://localhost:${sitePort}`,
    /** Address on which the site listens; `null` for all. */
    siteHost,
    lakePort,
    /** `null` with hosted Sanity. */
    lakeOrigin,
    dataset,
    /** Port of the local analytics endpoint; `null` with PostHog, or without analytics. */
    analyticsPort,
    dataFolder,
    environment: all,
  }
}

/** Derives the ports that are not set from the site's, so that a second site on one computer needs only that. */
function withPorts(given: Environment, sitePort: number): Environment {
  const derived = {CONTENT_LAKE_PORT: sitePort + 333, ANALYTICS_PORT: sitePort + 334}
  const missing = Object.entries(derived).filter(([name, port]) => !given[name] && port <= 65_535)
  return {...given, ...Object.fromEntries(missing.map(([name, port]) => [name, String(port)]))}
}

/** Returns the output folder of the Studio's build. */
export const studioOutput = (root: string) => join(root, 'studio', 'dist')
