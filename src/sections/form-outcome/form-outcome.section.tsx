import {ContentButton} from '#content/render/button-link.styles.ts'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {BadGlyph, GoodGlyph} from '#ui/icon/glyphs.tsx'
import {Lead, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {FormOutcomeBand, OutcomeMark} from './form-outcome.styles.ts'

/**
 * What became of a form that was sent without JavaScript (FORM-6), in the copy of the form's own document. It is a page
 * of its own, so nothing is announced: the heading says it.
 */
export function FormOutcomeSection({section}: SectionProps<'formOutcome'>) {
  const {lead, key, kind, next, copy} = section
  const found = definedItems(copy?.messages).find((message) => message.key === key)
  if (found === undefined) return null
  return (
    <FormOutcomeBand id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <OutcomeMark $kind={kind}>
            {kind === 'failure' ? <BadGlyph /> : <GoodGlyph />}
          </OutcomeMark>
          <h1>{found.text}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
          {next ? <ContentButton link={next} /> : null}
        </Stack>
      </Wrap>
    </FormOutcomeBand>
  )
}
