import type {PAGE_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {type DoorName, MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {DismissButton} from './dismiss-button.client.tsx'
import {hideDismissedScript, soonBarId} from './dismissal.ts'
import {Bar} from './soon-bar.styles.ts'

export type Banner = NonNullable<PAGE_QUERY_RESULT>['banner']

interface SoonBarProps {
  banner: Banner
  /** Dark door of the service that the page is about. */
  door: DoorName | null
}

/** Announces that a service is coming soon. Its dismissal is stored under the page's key (NURSE-1). */
export function SoonBar({banner, door}: SoonBarProps) {
  if (!banner?.text) return null
  const {label, text, dismissible, dismissLabel, storageKey} = banner
  const key = dismissible === true ? storageKey : undefined
  return (
    // The script may hide the bar before hydration; the key remounts it on another page.
    <Bar
      aria-labelledby={`${soonBarId}-text`}
      id={soonBarId}
      key={storageKey}
      suppressHydrationWarning
    >
      <Wrap>
        {door === null ? null : <MiniDoor door={door} state="dark" />}
        <p id={`${soonBarId}-text`}>
          {label ? <b>{label}</b> : null} {text}
        </p>
        {key && dismissLabel ? (
          <DismissButton label={dismissLabel} storageKey={key}>
            <CloseGlyph />
          </DismissButton>
        ) : null}
      </Wrap>
      {key ? <script dangerouslySetInnerHTML={{__html: hideDismissedScript(key)}} /> : null}
    </Bar>
  )
}
