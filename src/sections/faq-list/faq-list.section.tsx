import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {Band, Lead, Stack, Wrap} from '#ui/layout/layout.styles.ts'

/** Questions that open and close, found by the browser's search even while closed (FAQ-1). */
export function FaqListSection({section}: SectionProps<'faqList'>) {
  const {heading, intro, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
          <Accordion
            items={definedItems(items).map((item) => ({
              id: item._id,
              question: item.question,
              answer: <RichText value={item.answer} />,
            }))}
            openFirst
          />
        </Stack>
      </Wrap>
    </Band>
  )
}
