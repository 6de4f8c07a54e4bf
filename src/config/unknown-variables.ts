import type {Environment} from '#lib/read-environment.ts'
import {variableNames} from './configuration.ts'

/** Prefixes that suggest a setting of this site. */
const sitePrefix =
  /^(SANITY_(API|REVALIDATE|STUDIO)|NEXT_PUBLIC_(SANITY|SITE|API|GOOGLE|POSTHOG)|SMTP|MAIL_|CONTACT_|TRUSTED_PROXY|SITE_HOST|FORM_LIMIT|CONTENT_(LAKE|CHECK)|LINK_SIGN|METRICS|LOG_FORMAT)/

/** Settings of the commands, the content lake, the Studio's build and the browser's code. */
export const variablesOfTools = [
  'NEXT_PUBLIC_API_BASE_URL',
  'SANITY_API_WRITE_TOKEN',
  'SANITY_STUDIO_PROJECT_ID',
  'SANITY_STUDIO_DATASET',
  'SANITY_STUDIO_PREVIEW_ORIGIN',
  'CONTENT_LAKE_STUDIO_DIR',
  'CONTENT_LAKE_RELOAD_STUDIO',
  'CONTENT_LAKE_WEBHOOKS',
  'CONTENT_LAKE_ALLOWED_ORIGINS',
]

/** Warns about likely typos. They are not errors, because a host may set its own variables. */
export function unknownVariableWarnings(environment: Environment): string[] {
  const known = new Set([...variableNames, ...variablesOfTools])
  return Object.keys(environment)
    .filter((name) => sitePrefix.test(name) && !known.has(name))
    .map(
      (name) =>
        `${name} is no setting of this site and is ignored. Is it misspelt? docs/configuration.md lists all.`,
    )
}
