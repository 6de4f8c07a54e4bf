import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {Points, Screen} from './product-preview.styles.ts'

/** Preview of a product for professionals: what it will do, and a drawing labelled as a design (PROV-1, PROV-2). */
export function ProductPreviewSection({section}: SectionProps<'productPreview'>) {
  const {heading, text, points, note} = section
  const items = definedItems(points)
  return (
    <Band $ground="sunk" id={section.anchor}>
      <Wrap>
        <Columns $align="center">
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
        </Columns>
        {items.length === 0 ? null : (
          <Points>
            {items.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
        )}
        <Screen>
          <Drawing section={section} />
          <figcaption>{note}</figcaption>
        </Screen>
      </Wrap>
    </Band>
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
