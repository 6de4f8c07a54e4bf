import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {claimFields} from '#content/fragments/claim.ts'
import {Large, Row, Slip} from './layouts.tsx'

export const figuresQuery = /* groq */ `
  layout,
  heading,
  figure->{${claimFields}},
  text,
  claims[]->{${claimFields}},
  targetsHeading,
  targets[]->{${claimFields}},
  note,
  facts[]{_key, label, value, claim->{${claimFields}}}
`

/** Figures with their sources, in the layout that the editor chose (HOME-5, GP-1, PROV-1, PROV-2). */
export function FiguresSection({section}: SectionProps<'figures'>) {
  const {layout, anchor} = section
  if (layout === 'slip') return <Slip section={section} />
  const Layout = {row: Row, large: Large}[layout]
  return (
    <Band id={anchor ?? undefined}>
      <Wrap>
        <Layout section={section} />
      </Wrap>
    </Band>
  )
}
