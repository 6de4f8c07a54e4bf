import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Screen} from './screen.tsx'

import {Arches, Ledger, Videos} from './layouts.tsx'

type Props = SectionProps<'steps'>
type Layout = Props['section']['layout']

const layouts: Readonly<Record<Layout, (props: Props & {head: ReactNode}) => ReactNode>> = {
  screen: Screen,
  videos: Videos,
  ledger: Ledger,
  arches: Arches,
}

/** Numbered steps, in the layout that the editor chose (HOME-2, GP-3, SPEC-1, PROV-1, PROV-2). */
export function StepsSection({section}: Props) {
  const {anchor, heading, intro, layout} = section
  const Layout = layouts[layout]
  const head = (
    <SectionHead>
      <h2>{heading}</h2>
      {intro ? <Lead>{intro}</Lead> : null}
    </SectionHead>
  )
  return (
    <Band {...(layout === 'videos' && {$ground: 'sunk'})} id={anchor}>
      <Wrap>
        <Layout head={head} section={section} />
      </Wrap>
    </Band>
  )
}
