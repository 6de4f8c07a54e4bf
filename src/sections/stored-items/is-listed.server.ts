import 'server-only'
import {renderingConfiguration} from '#config/environment.server.ts'
import type {SectionProps} from '#content/section-props.ts'

/** Returns whether to show a list. Items that analytics stores are hidden when the site has no analytics. */
export function isListed({onlyWithAnalytics}: SectionProps<'storedItems'>['section']): boolean {
  return onlyWithAnalytics !== true || renderingConfiguration().analytics !== null
}
