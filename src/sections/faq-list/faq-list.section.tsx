import {RichText} from '@/content/render/rich-text'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Lead, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Questions} from './faq-list.styles'

/** Questions that open and close, found by the browser's search even while closed (FAQ-1). */
export function FaqListSection({section}: SectionProps<'faqList'>) {
  const {heading, intro, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
          <Questions>
            {present(items).map((item) => (
              <details key={item._id}>
                <summary>{item.question}</summary>
                <RichText value={item.answer} />
              </details>
            ))}
          </Questions>
        </Stack>
      </Wrap>
    </Band>
  )
}
