import {ClaimFrame} from '#content/render/claim.styles.ts'
import {
  ClaimItems,
  ClaimSources,
  ClaimTag,
  namesKind,
  unsourcedNote,
} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Part, Stack} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {Stats} from '#ui/stat/stat.styles.ts'
import {Figure, Slip} from './figures.styles.ts'

/** Figures with their sources, in the layout that the editor chose (HOME-5, GP-1, PROV-1, PROV-2). */
export function FiguresSection({section}: SectionProps<'figures'>) {
  const {layout, anchor, heading, note} = section
  const claims = definedItems(section.claims)
  if (layout === 'slip') return <Facts section={section} />
  if (layout === 'large') return <Large section={section} />
  return (
    <Section anchor={anchor} heading={heading} lead={note}>
      <ClaimFrame>
        <Stats>
          <ClaimItems claims={claims} isMarked={namesKind(heading, claims)} />
        </Stats>
        <ClaimSources claims={claims} />
      </ClaimFrame>
    </Section>
  )
}

/** One figure, two beside its text, and a list of targets. Only a figure with a source spans the page. */
function Large({section}: SectionProps<'figures'>) {
  const {anchor, heading, figure, text, targetsHeading, note} = section
  const claims = definedItems(section.claims)
  const targets = definedItems(section.targets)
  const isGiant = Boolean(figure?.source)
  const shown = isGiant ? claims : [figure, ...claims]
  const missing = unsourcedNote(shown)
  const statistics = (
    <Stack>
      {missing ? <p>{missing}</p> : null}
      <Stats>
        <ClaimItems claims={shown} isMarked={missing !== null} />
      </Stats>
    </Stack>
  )
  return (
    <Section anchor={anchor} heading={heading} lead={isGiant ? null : text}>
      <ClaimFrame>
        {figure && isGiant ? (
          <>
            <Figure>{figure.value}</Figure>
            <Columns>
              <div>
                <Lead>{[figure.text, text].filter(Boolean).join('. ')}</Lead>
                <ClaimTag claim={figure} />
              </div>
              {statistics}
            </Columns>
          </>
        ) : (
          statistics
        )}
        <Part>
          <Stack>
            {targetsHeading ? <h3>{targetsHeading}</h3> : null}
            <Stats>
              <ClaimItems claims={targets} isMarked={namesKind(targetsHeading, targets)} />
            </Stats>
            {note ? <p>{note}</p> : null}
            <ClaimSources claims={[figure, ...claims, ...targets]} />
          </Stack>
        </Part>
      </ClaimFrame>
    </Section>
  )
}

/** Facts at a glance, overlapping the panel above. */
function Facts({section}: SectionProps<'figures'>) {
  const facts = definedItems(section.facts)
  if (facts.length === 0) return null
  return (
    <Slip id={section.anchor}>
      <dl>
        {facts.map(({_key, label, value}) => (
          <div key={_key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimSources claims={facts.map(({claim}) => claim)} />
    </Slip>
  )
}
