import {join} from 'node:path'
import {localWebhooks} from './content-webhook.ts'
import type {Command} from './processes.ts'
import {type Settings, studioOutput} from './settings.ts'

/** Returns the command that starts the local content lake with the Studio and the webhook of its site. */
export function lakeCommand(settings: Settings): Command {
  const {root} = settings
  return {
    name: 'lake',
    script: join(root, 'scripts', 'content-lake', 'main.ts'),
    parameters: [],
    folder: root,
    environment: {
      ...settings.environment,
      CONTENT_LAKE_PORT: String(settings.lakePort),
      CONTENT_LAKE_STUDIO_DIR: studioOutput(root),
      CONTENT_LAKE_WEBHOOKS: localWebhooks(settings),
      CONTENT_LAKE_ALLOWED_ORIGINS: settings.siteOrigin,
      CONTENT_LAKE_RELOAD_STUDIO: settings.dev ? '1' : '0',
    },
  }
}

/** Printed by {@link prepareCommand} when it imported the first content. */
export const contentImported = 'The first content was imported.'

/** Returns the command that imports the first content into an empty lake, which must not be running. */
export function prepareCommand({root, environment}: Settings): Command {
  return {
    name: 'content',
    script: join(root, 'scripts', 'cli', 'prepare.ts'),
    parameters: [],
    folder: root,
    environment,
  }
}
