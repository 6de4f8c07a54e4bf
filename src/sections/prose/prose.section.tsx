import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {EmergencyCard, Text} from './prose.styles.ts'

/** A table with more columns needs the wide layout. */
const maxNarrowColumns = 4

/** Running text, as on legal pages. */
export function ProseSection({section}: SectionProps<'prose'>) {
  const {heading, body, isEmergency} = section
  const Frame = isEmergency ? EmergencyCard : Text
  return (
    <Band id={section.anchor} {...(hasWideTable(body) ? {$width: 'wide' as const} : {})}>
      <Wrap>
        <Frame>
          {heading ? <h2>{heading}</h2> : null}
          <RichText value={body} />
        </Frame>
      </Wrap>
    </Band>
  )
}

function hasWideTable(body: SectionProps<'prose'>['section']['body']): boolean {
  return body.some((block) => block._type === 'table' && block.columns.length > maxNarrowColumns)
}
