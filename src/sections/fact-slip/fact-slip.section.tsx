import {ClaimSource} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Slip} from './fact-slip.styles.ts'

/** What a visit costs and includes, at a glance and with how we know it, over the edge of the panel above (GP-1). */
export function FactSlipSection({section}: SectionProps<'factSlip'>) {
  const facts = definedItems(section.facts)
  if (facts.length === 0) return null
  return (
    <Slip id={section.anchor ?? undefined}>
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
    </Slip>
  )
}
