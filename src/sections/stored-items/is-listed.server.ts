import 'server-only'
import {renderingConfiguration} from '#config/environment.server.ts'
import type {SectionProps} from '#content/section-props.ts'

/**
 * Says whether a list of what is stored is shown: one of what analytics stores only where the site has analytics.
 *
 * @param section - the list
 */
export function isListed({onlyWithAnalytics}: SectionProps<'storedItems'>['section']): boolean {
  return onlyWithAnalytics !== true || renderingConfiguration().analytics !== null
}
