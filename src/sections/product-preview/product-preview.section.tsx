import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Lead, Stack} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {Screen} from './product-preview.styles.ts'

/** Preview of a product for professionals: what it will do, and a drawing labelled as a design (PROV-1, PROV-2). */
export function ProductPreviewSection({section}: SectionProps<'productPreview'>) {
  const {heading, text, points, note} = section
  const items = definedItems(points)
  return (
    <Section
      after={
        <Screen>
          <Drawing section={section} />
          <figcaption>{note}</figcaption>
        </Screen>
      }
      anchor={section.anchor}
      ground="sunk"
      heading={heading}
      share="5-7"
    >
      <Stack>
        {text ? <Lead>{text}</Lead> : null}
        {items.length === 0 ? null : (
          <List $columns="pair" $rule="rows">
            {items.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  )
}

/** One image for screen readers, named by its label, because nothing in it is interactive. */
function Drawing({section}: SectionProps<'productPreview'>) {
  const {label, menu, title, state, columns, rows} = section
  return (
    <div aria-label={label} data-screen="" role="img">
      <span data-menu="">
        {definedItems(menu).map((entry) => (
          <span key={entry}>{entry}</span>
        ))}
      </span>
      <span data-desk="">
        <span data-top="">
          <span data-title="">{title}</span>
          <span data-state="">{state}</span>
        </span>
        <span data-head="" data-row="">
          {definedItems(columns).map((column) => (
            <span key={column}>{column}</span>
          ))}
        </span>
        {definedItems(rows).map((row) => (
          <span data-row="" key={row._key}>
            {definedItems(row.cells).map((cell, column) => (
              <span key={columns?.[column] ?? cell}>{cell}</span>
            ))}
          </span>
        ))}
      </span>
    </div>
  )
}
