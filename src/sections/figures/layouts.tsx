import {ClaimFrame} from '#content/render/claim.styles.ts'
import {
  ClaimItems,
  ClaimSources,
  ClaimTag,
  namesKind,
  unsourcedNote,
} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Stats} from '#ui/stat/stat.styles.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Figure, Figures, FiguresBody, SlipFrame, Targets} from './figures.styles.ts'

/** One figure, two beside its text, and a list of targets. Only a figure with a source spans the page. */
export function Large({section}: SectionProps<'figures'>) {
  const {heading, figure, text, targetsHeading, targets, note} = section
  const claims = definedItems(section.claims)
  const isGiant = figure?.source != null && figure.source !== ''
  const statistics = isGiant ? claims : [figure, ...claims]
  const missing = unsourcedNote(statistics)
  return (
    <ClaimFrame>
      <Heading $size="small">{heading}</Heading>
      {figure && isGiant ? <Figure>{figure.value}</Figure> : null}
      <Figures>
        {isGiant ? (
          <div>
            <p>{[figure.text, text].filter(Boolean).join('. ')}</p>
            <ClaimTag claim={figure} />
          </div>
        ) : (
          <p>{text}</p>
        )}
        <div data-statistics="">
          {missing ? <p>{missing}</p> : null}
          <Stats>
            <ClaimItems claims={statistics} isMarked={missing !== null} />
          </Stats>
        </div>
      </Figures>
      <Targets>
        {targetsHeading ? <h3>{targetsHeading}</h3> : null}
        <Stats>
          <ClaimItems claims={targets} isMarked={namesKind(targetsHeading, targets)} />
        </Stats>
        {note ? <p>{note}</p> : null}
        <ClaimSources claims={[figure, ...claims, ...definedItems(targets)]} />
      </Targets>
    </ClaimFrame>
  )
}

export function Row({section}: SectionProps<'figures'>) {
  const {heading, claims, note} = section
  return (
    <FiguresBody>
      <Heading>{heading}</Heading>
      <ClaimFrame>
        <Stats>
          <ClaimItems claims={claims} />
        </Stats>
        <ClaimSources claims={claims} />
      </ClaimFrame>
      {note ? <p>{note}</p> : null}
    </FiguresBody>
  )
}

/** Facts at a glance, overlapping the panel above. */
export function Slip({section}: SectionProps<'figures'>) {
  const facts = definedItems(section.facts)
  if (facts.length === 0) return null
  return (
    <SlipFrame id={section.anchor}>
      <dl>
        {facts.map(({_key, label, value}) => (
          <div key={_key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ClaimSources claims={facts.map(({claim}) => claim)} />
    </SlipFrame>
  )
}
