import 'server-only'
import {compile, serialize, stringify} from 'stylis'
import {globalStyle} from '#theme/global.styles.ts'
import {partStyles} from '#ui/every-page.styles.ts'
import {formStyle} from '#ui/form.styles.ts'
import {starStyle} from '#ui/star-rating/star-rating.styles.ts'
import {tagStyle} from '#ui/tag/tag.styles.ts'
// These add their styles with `onEveryPage`.
import '#layout/consent/consent-card.styles.ts'
import '#layout/footer/footer.styles.ts'
import '#layout/header/header.styles.ts'
import '#ui/accordion/accordion.styles.ts'
import '#ui/button/button.styles.ts'
import '#ui/dialog/dialog-host.styles.ts'
import '#ui/flyout/flyout.styles.ts'
import '#ui/layout/columns.styles.ts'
import '#ui/layout/layout.styles.ts'
import '#ui/layout/list.styles.ts'
import '#ui/layout/media.styles.ts'
import '#ui/logo/logo.styles.ts'
import '#ui/picture-frame.styles.ts'
import '#ui/rich-text.styles.ts'
import '#ui/skip-link/skip-link.styles.ts'
import '#ui/text-link/text-link.styles.ts'
import '#ui/toast/toast-host.styles.ts'
import '#ui/video/video.styles.ts'

declare global {
  /** Written by the bundle of server components, and read by that of client components, which has no styles. */
  var rootStyle: string | undefined
}

/** Compiles the styles that every page has, for `RootStyles`. */
export function provideRootStyle(): void {
  globalThis.rootStyle = compiled([globalStyle, formStyle, tagStyle, starStyle, partStyles()])
}

const compiled = (rules: unknown) => serialize(compile(textOf(rules)), stringify)

/** @throws TypeError when a rule depends on properties, which these styles cannot have */
function textOf(rules: unknown): string {
  if (Array.isArray(rules)) return rules.map(textOf).join('')
  if (typeof rules === 'function') throw new TypeError('A style of every page has no properties.')
  return typeof rules === 'string' || typeof rules === 'number' ? String(rules) : ''
}
