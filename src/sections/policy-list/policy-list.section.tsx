import type {SectionProps} from '#content/section-props.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {Areas, PolicyBand} from './policy-list.styles.ts'

/** Expectations of professionals, one area a line (PROV-5). */
export function PolicyListSection({section}: SectionProps<'policyList'>) {
  const {heading, areas} = section
  return (
    <PolicyBand id={section.anchor}>
      <Wrap>
        <h2>{heading}</h2>
        <Areas>
          {areas.map((area) => (
            <div key={area._id}>
              <dt>{area.title}</dt>
              <dd>
                {area.text}
                {area.note ? ` ${area.note}` : null}
              </dd>
            </div>
          ))}
        </Areas>
      </Wrap>
    </PolicyBand>
  )
}
