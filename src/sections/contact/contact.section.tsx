import type {SectionProps} from '#content/section-props.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {endingBand} from '#ui/state-attributes.ts'
import {PortraitBand} from './portrait.styles.ts'
import {Portrait} from './portrait.tsx'
import {ContactBand} from './row.styles.ts'
import {ContactRow} from './row.tsx'

/** Contact details, in the layout that the editor chose (PROV-4). */
export function ContactSection({section}: SectionProps<'contact'>) {
  const id = section.anchor
  return section.layout === 'row' ? (
    <ContactBand $ground="brand" id={id} {...endingBand.of('')}>
      <Wrap>
        <ContactRow section={section} />
      </Wrap>
    </ContactBand>
  ) : (
    <PortraitBand id={id}>
      <Wrap>
        <Portrait section={section} />
      </Wrap>
    </PortraitBand>
  )
}
