import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {Strip} from './header.styles.ts'

const stripId = 'not-for-emergencies'

/** Says first on every page that an emergency is a call to 999 (G-6). */
export function EmergencyStrip({text}: {text: string}) {
  return (
    <Strip aria-labelledby={stripId}>
      <Wrap>
        <p id={stripId}>
          <LinkifiedText text={text} />
        </p>
      </Wrap>
    </Strip>
  )
}
