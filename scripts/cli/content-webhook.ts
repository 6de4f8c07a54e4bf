import {webhookFilter, listFields} from '#shared/content-change.ts'
import type {Settings} from './settings.ts'

/** Tells the site what was published: the same filter and projection are set up by hand with hosted Sanity. */
export const contentWebhook = {
  filter: webhookFilter,
  projection: `{
    _id,
    _type,
    "slug": coalesce(path.current, slug.current),
    "previousSlug": coalesce(before().path.current, before().slug.current),
    "operation": delta::operation(),
    "reordered": delta::changedAny((${listFields.join(', ')}))
  }`,
} as const

/**
 * Makes the list of webhooks that the local lake is started with.
 *
 * @param settings - the settings of this run
 * @returns JSON, as `CONTENT_LAKE_WEBHOOKS` takes it
 */
export function localWebhooks(settings: Settings): string {
  return JSON.stringify([
    {
      name: 'site',
      url: `http://127.0.0.1:${settings.sitePort}/api/revalidate`,
      secret: settings.environment['SANITY_REVALIDATE_SECRET'],
      on: ['create', 'update', 'delete'],
      ...contentWebhook,
    },
  ])
}
