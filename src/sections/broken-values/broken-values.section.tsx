import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {BreakOut, Halves} from './broken-values.styles.ts'

type Item = SectionProps<'brokenValues'>['section']['items'][number]

/** Values as ruled rows; a large picture breaks out of the column after half of them (ABOUT-2). */
export function BrokenValuesSection({section}: SectionProps<'brokenValues'>) {
  const {heading, picture, note} = section
  const items = definedItems(section.items)
  const half = Math.ceil(items.length / 2)
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Halves>
          <h2>{heading}</h2>
          <Values items={items.slice(0, half)} />
          <BreakOut>
            <Picture picture={picture} sizes="100vw" />
          </BreakOut>
          <div data-note="">{note ? <RichText value={note} /> : null}</div>
          <Values items={items.slice(half)} />
        </Halves>
      </Wrap>
    </Band>
  )
}

function Values({items}: {items: readonly Item[]}) {
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
