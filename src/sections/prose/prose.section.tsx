import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {EmergencyCard} from './prose.styles.ts'

/** A table with more columns needs the wide layout. */
const maxNarrowColumns = 4

/** Running text, as on legal pages. */
export function ProseSection({section}: SectionProps<'prose'>) {
  const {anchor, heading, body, isEmergency} = section
  if (isEmergency) {
    return (
      <Band id={anchor}>
        <Wrap>
          <EmergencyCard>
            {heading ? <h2>{heading}</h2> : null}
            <RichText value={body} />
          </EmergencyCard>
        </Wrap>
      </Band>
    )
  }
  return (
    <Section anchor={anchor} heading={heading} {...(hasWideTable(body) ? {width: 'wide'} : {})}>
      <RichText value={body} />
    </Section>
  )
}

function hasWideTable(body: SectionProps<'prose'>['section']['body']): boolean {
  return body.some((block) => block._type === 'table' && block.columns.length > maxNarrowColumns)
}
