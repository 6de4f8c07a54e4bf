import type {Environment} from '#lib/read-environment.ts'
import {variableNames} from './configuration.ts'

/** Variables that begin like this are meant for this site, by all appearances. */
const ours =
  /^(SANITY_(API|REVALIDATE|STUDIO)|NEXT_PUBLIC_(SANITY|SITE|API|GOOGLE|POSTHOG)|SMTP|MAIL_|CONTACT_|TRUSTED_PROXY|SITE_HOST|FORM_LIMIT|CONTENT_(LAKE|CHECK)|LINK_SIGN|METRICS|LOG_FORMAT)/

/** Variables that only the commands, the content lake, the Studio's build or the browser's code read. */
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

/**
 * Finds variables that look like settings of this site and are none: most are misspelt, and what they should say is not
 * heard. Not a mistake to refuse, for a host may set variables of its own.
 *
 * @param environment - of the process
 * @returns a sentence for each
 */
export function unknownVariables(environment: Environment): string[] {
  const known = new Set([...variableNames, ...variablesOfTools])
  return Object.keys(environment)
    .filter((name) => ours.test(name) && !known.has(name))
    .map(
      (name) =>
        `${name} is no setting of this site and is ignored. Is it misspelt? docs/configuration.md lists all.`,
    )
}
