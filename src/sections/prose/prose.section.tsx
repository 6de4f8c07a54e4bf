import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Section} from '#ui/layout/section.tsx'
import {EmergencyCard} from './prose.styles.ts'

/** A table with more columns needs the wide layout. */
const maxNarrowColumns = 4

/** Running text, as on legal pages. */
export function ProseSection({section}: SectionProps<'prose'>) {
  const {anchor, heading, body, isEmergency} = section
  return (
    <Section
      anchor={anchor}
      heading={isEmergency ? null : heading}
      {...(hasWideTable(body) ? {width: 'wide'} : {})}
    >
      {isEmergency ? (
        <EmergencyCard>
          {heading ? <h2>{heading}</h2> : null}
          <RichText value={body} />
        </EmergencyCard>
      ) : (
        <RichText value={body} />
      )}
    </Section>
  )
}

function hasWideTable(body: SectionProps<'prose'>['section']['body']): boolean {
  return body.some((block) => block._type === 'table' && block.columns.length > maxNarrowColumns)
}
