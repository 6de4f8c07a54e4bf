import {ClaimFrame} from '#content/render/claim.styles.ts'
import {ClaimItems} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {FiguresBody} from './row.styles.ts'

export function Row({section}: SectionProps<'figures'>) {
  const {heading, claims, note} = section
  return (
    <FiguresBody>
      <Heading $size="small">{heading}</Heading>
      <ClaimFrame>
        <Stats>
          <ClaimItems claims={claims} />
        </Stats>
      </ClaimFrame>
      {note ? <p>{note}</p> : null}
    </FiguresBody>
  )
}
