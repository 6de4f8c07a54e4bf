import {distance} from 'fastest-levenshtein'
import type {Environment} from '#lib/read-environment.ts'
import {variableNames} from './configuration.ts'

const sitePrefix =
  /^(SANITY_(API|REVALIDATE|STUDIO)|NEXT_PUBLIC_(SANITY|SITE|API|GOOGLE|POSTHOG)|SMTP|MAIL_|CONTACT_|TRUSTED_PROXY|SITE_HOST|FORM_LIMIT|CONTENT_(LAKE|CHECK)|LINK_SIGN|METRICS|LOG_FORMAT)/

/** Settings of the commands, the content lake and the Studio's build. */
export const variablesOfTools = [
  'SANITY_API_WRITE_TOKEN',
  'SANITY_STUDIO_PROJECT_ID',
  'SANITY_STUDIO_DATASET',
  'SANITY_STUDIO_PREVIEW_ORIGIN',
  'CONTENT_LAKE_STUDIO_DIR',
  'CONTENT_LAKE_RELOAD_STUDIO',
  'CONTENT_LAKE_WEBHOOKS',
  'CONTENT_LAKE_ALLOWED_ORIGINS',
]

const known = [...variableNames, ...variablesOfTools]

/** Two letters swapped, added or wrong. A name that differs in more is probably another program's. */
const maxMistakes = 2

/** Shorter names, such as `PORT`, resemble those of other programs. */
const minLetters = 8

/** Warns about likely typos. They are not errors, because a host may set its own variables. */
export function unknownVariableWarnings(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = nearestTo(name)
      if (meant === undefined && !sitePrefix.test(name)) return []
      const question = meant === undefined ? 'Is it misspelt?' : `Did you mean ${meant}?`
      return [
        `${name} is no setting of this site and is ignored. ${question} docs/configuration.md lists all.`,
      ]
    })
}

function nearestTo(name: string): string | undefined {
  if (name.length < minLetters) return undefined
  return known
    .map((setting) => ({setting, mistakes: distance(name, setting)}))
    .filter(({mistakes}) => mistakes <= maxMistakes)
    .toSorted((one, other) => one.mistakes - other.mistakes)[0]?.setting
}
