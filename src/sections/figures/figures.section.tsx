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

/**
 * Figures with their sources, in the layout that the editor chose (HOME-5, GP-1, PROV-1, PROV-2). Only a figure with a
 * source spans the page; without one it is the first of the row.
 */
export function FiguresSection({section}: SectionProps<'figures'>) {
  if (section.layout === 'slip') return <Facts section={section} />
  const {anchor, heading, figure, text, targetsHeading, note} = section
  const claims = definedItems(section.claims)
  const targets = definedItems(section.targets)
  const giant = figure?.source ? figure : null
  const shown = figure && !giant ? [figure, ...claims] : claims
  const missing = unsourcedNote(shown)
  const statistics = (
    <Stack>
      {missing ? <p>{missing}</p> : null}
      <Stats>
        <ClaimItems claims={shown} isMarked={missing !== null || namesKind(heading, shown)} />
      </Stats>
    </Stack>
  )
  return (
    <Section anchor={anchor} heading={heading} lead={giant ? null : text}>
      <ClaimFrame>
        {giant ? (
          <>
            <Figure>{giant.value}</Figure>
            <Columns>
              <div>
                <Lead>{[giant.text, text].filter(Boolean).join('. ')}</Lead>
                <ClaimTag claim={giant} />
              </div>
              {statistics}
            </Columns>
          </>
        ) : (
          statistics
        )}
        {targets.length === 0 ? null : (
          <Part>
            <Stack>
              {targetsHeading ? <h3>{targetsHeading}</h3> : null}
              <Stats>
                <ClaimItems claims={targets} isMarked={namesKind(targetsHeading, targets)} />
              </Stats>
              {note ? <p>{note}</p> : null}
            </Stack>
          </Part>
        )}
        <ClaimSources claims={[figure, ...claims, ...targets]} />
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
