import {ContentLink} from '#content/render/content-link.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {Lead} from '#ui/layout/layout.styles.ts'
import {Questions} from './chosen.styles.ts'

/** Questions that the editor chose, beside their heading. */
export function Chosen({section}: SectionProps<'faqs'>) {
  const {heading, intro, link, items} = section
  return (
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
  )
}
