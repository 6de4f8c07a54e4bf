import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Lead} from '#ui/layout/layout.styles.ts'
import {NumberColumns, NumberedList} from './numbers.styles.ts'

/** Sentences beside the heading, numbered so that people can refer to them. */
export function Numbers({section}: SectionProps<'points'>) {
  const {heading, intro, items, note} = section
  return (
    <NumberColumns>
      <div>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
      </div>
      <div>
        <NumberedList>
          {definedItems(items).map(({_key, title}) => (
            <li key={_key}>
              <span>{title}</span>
            </li>
          ))}
        </NumberedList>
        {note ? <RichText value={note} /> : null}
      </div>
    </NumberColumns>
  )
}
