import type {Page} from '@/content/queries/get-page'
import {MiniDoor} from '@/ui/mini-door/mini-door'
import {Wrap} from '@/ui/layout/layout.styles'
import {DismissButton} from './dismiss-button.client'
import {hideDismissedScript, soonBarId} from './dismissal'
import {Bar} from './soon-bar.styles'

/** Says above a page that its service is coming soon; remembers under the page's own key that it was closed (NURSE-1). */
export function SoonBar({banner}: {banner: Page['banner']}) {
  if (!banner?.text) return null
  const {label, text, dismissible, dismissLabel, storageKey} = banner
  const key = dismissible === true ? storageKey : undefined
  return (
    // The script may hide the bar before React looks at it.
    <Bar aria-labelledby={`${soonBarId}-text`} id={soonBarId} suppressHydrationWarning>
      <Wrap>
        <MiniDoor door="gp" isOpen={false} />
        <p id={`${soonBarId}-text`}>
          {label ? <b>{label}</b> : null} {text}
        </p>
        {key && dismissLabel ? <DismissButton label={dismissLabel} storageKey={key} /> : null}
      </Wrap>
      {key ? <script dangerouslySetInnerHTML={{__html: hideDismissedScript(key)}} /> : null}
    </Bar>
  )
}
