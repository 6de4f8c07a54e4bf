import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {BenefitIcon} from './benefit-icon.tsx'
import {Benefits} from './benefit-grid.styles.ts'

/** Benefits in three columns with hairlines between them (PROV-4). */
export function BenefitGridSection({section}: SectionProps<'benefitGrid'>) {
  const {heading, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <h2>{heading}</h2>
        <Benefits>
          {definedItems(items).map((item) => (
            <li key={item._key}>
              <BenefitIcon name={item.icon} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </Benefits>
      </Wrap>
    </Band>
  )
}
