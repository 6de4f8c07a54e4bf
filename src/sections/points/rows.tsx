import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {BreakOut, Halves} from './rows.styles.ts'

type Item = SectionProps<'points'>['section']['items'][number]

/** Ruled rows, with a large image that breaks out of the column after half of them. */
export function Rows({section}: SectionProps<'points'>) {
  const {heading, picture, note} = section
  const items = definedItems(section.items)
  const half = Math.ceil(items.length / 2)
  return (
    <Halves>
      <h2>{heading}</h2>
      <RuledRows items={items.slice(0, half)} />
      <BreakOut>
        <Picture picture={picture} sizes="100vw" />
      </BreakOut>
      <div data-note="">{note ? <RichText value={note} /> : null}</div>
      <RuledRows items={items.slice(half)} />
    </Halves>
  )
}

function RuledRows({items}: {items: readonly Item[]}) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map((item) => (
        <li key={item._key}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
