import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {BreakOut, RowColumns} from './rows.styles.ts'

/** Ruled rows beside the heading, then the note and a large image. */
export function Rows({section}: SectionProps<'points'>) {
  const {heading, picture, note} = section
  const items = definedItems(section.items)
  return (
    <RowColumns>
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item._key}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      {note ? (
        <div data-note="">
          <RichText value={note} />
        </div>
      ) : null}
      <BreakOut>
        <Picture picture={picture} sizes="100vw" />
      </BreakOut>
    </RowColumns>
  )
}
