import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, Split, Wrap} from '#ui/layout/layout.styles.ts'
import {CareList, CareText} from './planned-care.styles.ts'

/** What a service that is not open yet is going to help with (NURSE-1, CARER-1). */
export function PlannedCareSection({section}: SectionProps<'plannedCare'>) {
  const {heading, text, link, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Split $share="4-8">
          <CareText>
            <h2>{heading}</h2>
            <Lead>{text}</Lead>
            {link ? <ContentTextLink link={link} /> : null}
          </CareText>
          <CareList>
            {definedItems(items).map((item) => (
              <li key={item._key}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </CareList>
        </Split>
      </Wrap>
    </Band>
  )
}
