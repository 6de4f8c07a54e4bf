import {LinkifiedText} from '#content/render/linkified-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Section} from '#ui/layout/section.tsx'
import {Screen} from './screen.tsx'
import {Note} from './screen.styles.ts'
import {Videos} from './videos.tsx'

/** Numbered steps with videos, in the layout that the editor chose (HOME-2, GP-3, SPEC-1, DEMO-1). */
export function StepsSection({section}: SectionProps<'steps'>) {
  const {layout, anchor, heading, intro, note} = section
  const look = layout === 'screen' ? {} : ({ground: 'sunk', heading, lead: intro} as const)
  return (
    <Section {...look} anchor={anchor}>
      {layout === 'screen' ? <Screen section={section} /> : <Videos section={section} />}
      {note ? (
        <Note>
          <LinkifiedText text={note} />
        </Note>
      ) : null}
    </Section>
  )
}
