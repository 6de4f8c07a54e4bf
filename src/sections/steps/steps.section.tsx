import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {clipFields} from '#content/fragments/clip.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'
import {clinicianSampleFields} from '#content/fragments/samples.ts'
import {Screen} from './screen.tsx'

const matchingFields = /* groq */ `matching{
  heading,
  invite,
  people[]->{
    _id,
    _type,
    name,
    location,
    availability,
    "languages": languages[].name,
    portrait{${pictureFields}},
    ${clinicianSampleFields}
  },
  groups[]{_key, title, choices[]{_key, label, "fits": fits[]._ref}},
  anyLabel,
  fitsLabel,
  lessLabel,
  countLabel,
  ofLabel,
  link{${linkFields}}
}`
import {Arches, Ledger, Videos} from './layouts.tsx'

export const stepsQuery = /* groq */ `
  layout,
  heading,
  intro,
  steps[]{_key, title, text, body[]{${richTextFields}}, clip{${clipFields}}, ${matchingFields}},
  note,
  after[]{${richTextFields}},
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
    <Band {...(layout === 'videos' && {$ground: 'sunk'})} id={anchor ?? undefined}>
      <Wrap>
        <Layout head={head} section={section} />
      </Wrap>
    </Band>
  )
}
