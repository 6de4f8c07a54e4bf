import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Facts} from './key-facts.styles.ts'

/** A heading, and facts with their names beside it. */
export function KeyFactsSection({section}: SectionProps<'keyFacts'>) {
  const {heading, facts} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Facts>
          <h2>{heading}</h2>
          <dl>
            {definedItems(facts).map(({_key, name, body}) => (
              <div key={_key}>
                <dt>{name}</dt>
                <dd>
                  <RichText value={body} />
                </dd>
              </div>
            ))}
          </dl>
        </Facts>
      </Wrap>
    </Band>
  )
}
