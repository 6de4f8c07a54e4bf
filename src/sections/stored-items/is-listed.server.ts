import 'server-only'
import {renderingConfiguration} from '#config/environment.server.ts'
import type {SectionProps} from '#content/section-props.ts'

/** Returns whether a list is shown. The list of analytics storage needs the site to have analytics. */
export function isListed({onlyWithAnalytics}: SectionProps<'storedItems'>['section']): boolean {
  return onlyWithAnalytics !== true || renderingConfiguration().analytics !== null
}
