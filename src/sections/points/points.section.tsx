import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {
  Beside,
  Checks,
  Facts,
  Grid,
  Notes,
  Numbers,
  Pictures,
  ReasonList,
  Rows,
} from './layouts.tsx'

type Layout = SectionProps<'points'>['section']['layout']

const layouts: Readonly<Record<Layout, (props: SectionProps<'points'>) => ReactNode>> = {
  checks: Checks,
  rows: Rows,
  beside: Beside,
  reasons: ReasonList,
  grid: Grid,
  facts: Facts,
  notes: Notes,
  numbers: Numbers,
  pictures: Pictures,
}

/**
 * Heading and list of points, in the layout that the editor chose (ABOUT-2, GP-3, HOME-5, PROV-4, PROV-5, SPEC-1,
 * NURSE-1, CARER-1).
 */
export function PointsSection({section}: SectionProps<'points'>) {
  const Layout = layouts[section.layout]
  return (
    <Band {...(section.layout === 'checks' && {$ground: 'sunk'})} id={section.anchor}>
      <Wrap>
        <Layout section={section} />
      </Wrap>
    </Band>
  )
}
