import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {clipFields} from '#content/fragments/clip.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'
import {Arches} from './arches.tsx'
import {Ledger} from './ledger.tsx'
import {Screen} from './screen.tsx'
import {Videos} from './videos.tsx'
import {WithReasons} from './with-reasons.tsx'

export const stepsQuery = /* groq */ `
  layout,
  heading,
  intro,
  steps[]{_key, title, text, body[]{${richTextFields}}, clip{${clipFields}}},
  note,
  after[]{${richTextFields}},
  reasonsHeading,
  reasons[]{_key, title, text, icon},
  pauseLabel,
  playLabel,
  transcriptLabel
`

type Props = SectionProps<'steps'>
type Layout = Props['section']['layout']

const layouts: Readonly<Record<Layout, (props: Props & {head: ReactNode}) => ReactNode>> = {
  screen: Screen,
  videos: Videos,
  ledger: Ledger,
  arches: Arches,
  withReasons: WithReasons,
}

const sunkLayouts: ReadonlySet<Layout> = new Set(['videos', 'withReasons'])

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
    <Band {...(sunkLayouts.has(layout) && {$ground: 'sunk'})} id={anchor ?? undefined}>
      <Wrap>
        <Layout head={head} section={section} />
      </Wrap>
    </Band>
  )
}
