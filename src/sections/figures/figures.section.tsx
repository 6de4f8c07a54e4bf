import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Large, Row, Slip} from './layouts.tsx'

/** Figures with their sources, in the layout that the editor chose (HOME-5, GP-1, PROV-1, PROV-2). */
export function FiguresSection({section}: SectionProps<'figures'>) {
  const {layout, anchor} = section
  if (layout === 'slip') return <Slip section={section} />
  const Layout = {row: Row, large: Large}[layout]
  return (
    <Band id={anchor}>
      <Wrap>
        <Layout section={section} />
      </Wrap>
    </Band>
  )
}
