import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Chosen} from './chosen.tsx'
import {Groups} from './groups.tsx'

/** Questions that open and close, found by the browser's search even while closed (FAQ-1). */
export function FaqsSection({section, listPage = 1}: SectionProps<'faqs'>) {
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        {'listedQuestions' in section ? (
          <Groups listPage={listPage} section={section} />
        ) : (
          <Chosen section={section} />
        )}
      </Wrap>
    </Band>
  )
}
