import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Notes} from './note-row.styles.ts'

/** Short notes beside one another, under rules. */
export function NoteRowSection({section}: SectionProps<'noteRow'>) {
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Notes>
          {definedItems(section.notes).map((note) => (
            <li key={note._key}>
              <h2>{note.heading}</h2>
              <RichText value={note.body} />
            </li>
          ))}
        </Notes>
      </Wrap>
    </Band>
  )
}
