import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {NoteRow} from './notes.styles.ts'

/** Short notes side by side under rules. */
export function Notes({section}: SectionProps<'points'>) {
  return (
    <NoteRow>
      {definedItems(section.items).map((note) => (
        <li key={note._key}>
          <h2>{note.title}</h2>
          <RichText value={note.body} />
        </li>
      ))}
    </NoteRow>
  )
}
