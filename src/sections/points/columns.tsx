import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Lead, Stack} from '#ui/layout/layout.styles.ts'
import {RuledColumns} from './columns.styles.ts'

/** Heading above ruled points in two columns. */
export function Columns({section}: SectionProps<'points'>) {
  const {heading, intro, items, picture} = section
  return (
    <Stack>
      <h2>{heading}</h2>
      {intro ? <Lead>{intro}</Lead> : null}
      <RuledColumns>
        {definedItems(items).map((item) => (
          <li key={item._key}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </RuledColumns>
      {picture ? <Picture picture={picture} sizes="100vw" /> : null}
    </Stack>
  )
}
