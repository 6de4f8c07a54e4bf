import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Included, Lights, OpenItems} from './layouts.tsx'

type Layout = SectionProps<'lists'>['section']['layout']

const layouts: Readonly<Record<Layout, (props: SectionProps<'lists'>) => ReactNode>> = {
  lights: Lights,
  included: Included,
  open: OpenItems,
}

/** One or two short lists, in the layout that the editor chose. */
export function ListsSection({section}: SectionProps<'lists'>) {
  const Layout = layouts[section.layout]
  return (
    <Band {...(section.layout === 'included' && {$width: 'wide'})} id={section.anchor}>
      <Wrap>
        <Layout section={section} />
      </Wrap>
    </Band>
  )
}
