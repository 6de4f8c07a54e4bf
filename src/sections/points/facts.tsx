import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {FactColumns} from './facts.styles.ts'

/** Ruled names and facts beside the heading. */
export function Facts({section}: SectionProps<'points'>) {
  const {heading, items} = section
  return (
    <FactColumns>
      <h2>{heading}</h2>
      <dl>
        {definedItems(items).map(({_key, title, body}) => (
          <div key={_key}>
            <dt>{title}</dt>
            <dd>
              <RichText value={body} />
            </dd>
          </div>
        ))}
      </dl>
    </FactColumns>
  )
}
