import {ClaimFrame} from '#content/render/claim.styles.ts'
import {ClaimItems} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {FiguresBody} from './figures.styles.ts'

/** Figures of the claims register in a row; each says how we know it (PROV-1, PROV-2). */
export function FiguresSection({section}: SectionProps<'figures'>) {
  const {heading, claims, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <FiguresBody>
          <Heading $size="small">{heading}</Heading>
          <ClaimFrame>
            <Stats>
              <ClaimItems claims={claims} />
            </Stats>
          </ClaimFrame>
          {note ? <p>{note}</p> : null}
        </FiguresBody>
      </Wrap>
    </Band>
  )
}
