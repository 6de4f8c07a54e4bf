import {ContentLink} from '@/content/render/content-link'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Lead, Wrap} from '@/ui/layout/layout.styles'
import {FormOutcomeBody} from './form-outcome.styles'

/** What became of a form that was sent without JavaScript (FORM-6), in the words of the form's own document. */
export function FormOutcomeSection({section}: SectionProps<'formOutcome'>) {
  const {lead, key, next, words} = section
  const found = present(words?.messages).find((message) => message.key === key)
  if (found === undefined) return null
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <FormOutcomeBody>
          <h1>{found.text}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
          {next ? <ContentLink link={next} /> : null}
        </FormOutcomeBody>
      </Wrap>
    </Band>
  )
}
