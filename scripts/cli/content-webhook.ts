import {webhookFilter, listFields} from '#shared/content-change.ts'
import type {Settings} from './settings.ts'

/** The webhook that notifies the site of changes. With hosted Sanity it is configured by hand in the same way. */
export const contentWebhook = {
  filter: webhookFilter,
  projection: `{
    _id,
    _type,
    "slug": coalesce(path.current, slug.current),
    "previousSlug": coalesce(before().path.current, before().slug.current),
    "operation": delta::operation(),
    "revision": _rev,
    "updatedAt": _updatedAt,
    "reordered": delta::changedAny((${listFields.join(', ')}))
  }`,
} as const

/** Returns the webhooks of the local lake as JSON for `CONTENT_LAKE_WEBHOOKS`. */
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
