import {ContentLink} from '#content/render/content-link.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {Questions} from './faq-list.styles.ts'

/** Questions that open and close, found by the browser's search even while closed (FAQ-1). */
export function FaqListSection({section}: SectionProps<'faqList'>) {
  const {heading, intro, link, items} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Questions>
          <div>
            <div data-questions-head="">
              <h2>{heading}</h2>
              {intro || link ? (
                <Lead>
                  {intro} {link ? <ContentLink link={link} /> : null}
                </Lead>
              ) : null}
            </div>
            <Accordion
              items={definedItems(items).map((item) => ({
                id: item._id,
                question: item.question,
                answer: <RichText value={item.answer} />,
              }))}
              openFirst
            />
          </div>
        </Questions>
      </Wrap>
    </Band>
  )
}
