import {ClipSteps} from '#content/render/clip-steps.tsx'
import {Entries} from '#content/render/entries.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Section, type SectionLook} from '#ui/layout/section.tsx'
import {Screen} from './screen.tsx'

type Layout = SectionProps<'steps'>['section']['layout']

const looks: Readonly<Record<Exclude<Layout, 'screen'>, SectionLook>> = {
  arches: {},
  ledger: {share: '4-8', sticky: true},
  videos: {ground: 'sunk'},
}

/** Numbered steps, in the layout that the editor chose (HOME-2, GP-3, SPEC-1, PROV-1, PROV-2). */
export function StepsSection({section}: SectionProps<'steps'>) {
  const {layout, anchor, heading, intro, after} = section
  const steps = definedItems(section.steps)
  if (layout === 'screen') {
    return (
      <Section anchor={anchor}>
        <Screen section={section} />
      </Section>
    )
  }
  return (
    <Section {...looks[layout]} anchor={anchor} heading={heading} lead={intro}>
      {layout === 'videos' ? (
        <ClipSteps
          arrangement="columns"
          pauseLabel={section.pauseLabel}
          playLabel={section.playLabel}
          steps={steps}
          transcriptLabel={section.transcriptLabel}
        />
      ) : (
        <Stack>
          <Entries $lead="arch" $rule="rows" $title="medium" as="ol" items={steps} />
          {after ? <RichText value={after} /> : null}
        </Stack>
      )}
    </Section>
  )
}
