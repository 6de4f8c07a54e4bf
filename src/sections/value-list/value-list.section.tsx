import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Values} from './value-list.styles.ts'

/** A ruled list of values, reasons or benefits (ABOUT-2). */
export function ValueListSection({section}: SectionProps<'valueList'>) {
  const {heading, intro, items, picture} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
          <Values>
            {definedItems(items).map((item) => (
              <li key={item._key}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </Values>
          {picture ? <Picture picture={picture} sizes="100vw" /> : null}
        </Stack>
      </Wrap>
    </Band>
  )
}
