import {ClaimSource} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {SlipFrame} from './slip.styles.ts'

/** Facts at a glance, overlapping the panel above. */
export function Slip({section}: SectionProps<'figures'>) {
  const facts = definedItems(section.facts)
  if (facts.length === 0) return null
  return (
    <SlipFrame id={section.anchor ?? undefined}>
      <dl>
        {facts.map(({_key, label, value, claim}) => (
          <div key={_key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {claim ? (
              <dd data-source="">
                <ClaimSource claim={claim} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </SlipFrame>
  )
}
