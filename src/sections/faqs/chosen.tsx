import {ContentTextLink} from '#content/render/text-link.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Accordion} from '#ui/accordion/accordion.tsx'
import {Section} from '#ui/layout/section.tsx'

/** Questions that the editor chose, beside their heading. */
export function Chosen({section}: SectionProps<'faqs'>) {
  const {anchor, heading, intro, link, items} = section
  return (
    <Section
      action={link ? <ContentTextLink link={link} /> : null}
      anchor={anchor}
      heading={heading}
      lead={intro}
      share="4-8"
      sticky
    >
      <Accordion
        items={definedItems(items).map((item) => ({
          id: item._id,
          question: item.question,
          answer: <RichText value={item.answer} />,
        }))}
        openFirst
      />
    </Section>
  )
}
