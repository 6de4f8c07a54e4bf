import {Picture} from '@/content/render/picture'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Lead, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Values} from './value-list.styles'

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
            {present(items).map((item) => (
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
