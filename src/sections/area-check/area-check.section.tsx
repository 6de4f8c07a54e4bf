import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {checkOutcomes} from '#routing/page-variants.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {areasQuery, areaStatusFields} from '#content/fragments/areas.ts'
import {glowOf, type WaitingSteps} from '#shared/waiting-steps.ts'
import {tagKind} from '#ui/state-attributes.ts'
import {
  type AreaResult,
  checkArea,
  longestResult,
  resultOutside,
  type CheckedArea,
} from './check-area.ts'
import {ReservedRoom} from './area-result.tsx'
import {AreaCheckForm} from './area-check-form.client.tsx'
import {CheckBand, CheckPanel} from './area-check.styles.ts'

export const areaCheckQuery = /* groq */ `
  "check": *[_type == "coverageText" && _id == "coverageText"][0]{
    ${areaStatusFields},
    eyebrow,
    heading,
    text,
    label,
    hint,
    button,
    privacy,
    planned,
    open,
    paused,
    several,
    partly,
    outside,
    invalid,
    unknownArea,
    join,
    joinAnywhere,
    waitingLabel,
    dark,
    firstLight,
    meaningsHeading,
    plannedMeaning,
    openMeaning,
    pausedMeaning
  },
  ${areasQuery}
`

type Section = SectionProps<'areaCheck'>['section']
type Copy = NonNullable<Section['check']>

/** Postcode check that shows what is planned for an area (AREA-1). All pages share one document of copy. */
export function AreaCheckSection({
  section,
  variant = null,
  waiting = {},
}: SectionProps<'areaCheck'>) {
  const {_key, check: copy} = section
  if (copy === null) return null
  const areas = definedItems(section.allAreas).map((area) => toCheckedArea(area, waiting))
  const labels = {
    planned: copy.statusPlanned,
    open: copy.statusOpen,
    paused: copy.statusPaused,
  }
  return (
    <CheckBand id={section.anchor ?? undefined}>
      <Wrap>
        <CheckPanel>
          <div data-copy="">
            <p data-eyebrow="">{copy.eyebrow}</p>
            <h2>{copy.heading}</h2>
            <p>{copy.text}</p>
          </div>
          <div data-check="">
            <AreaCheckForm
              areas={areas}
              initial={variant === null ? null : initialCheck(variant, areas, copy)}
              copy={copy}
              id={`${_key}-postcode`}
              labels={labels}
            >
              <Meanings copy={copy} />
              <ReservedRoom labels={labels} result={longestResult(areas, copy)} />
            </AreaCheckForm>
          </div>
        </CheckPanel>
      </Wrap>
    </CheckBand>
  )
}

/** Holds the place of the result until there is one: a line, and the statuses that editors explain. */
function Meanings({copy}: {copy: Copy}) {
  const meanings = [
    {label: copy.statusPlanned, meaning: copy.plannedMeaning},
    {label: copy.statusOpen, meaning: copy.openMeaning},
    {label: copy.statusPaused, meaning: copy.pausedMeaning},
  ].filter(({meaning}) => meaning)
  if (!copy.meaningsHeading && meanings.length === 0) return null
  return (
    <div data-meanings="">
      {copy.meaningsHeading ? <p>{copy.meaningsHeading}</p> : null}
      {meanings.length === 0 ? null : (
        <ul>
          {meanings.map(({label, meaning}) => (
            <li key={label}>
              <span {...tagKind.of(label === copy.statusOpen ? 'on' : 'plain')}>{label}</span>
              <p>{meaning}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Result on the page of a district or an area, or after a postcode that is invalid or outside all areas. */
function initialCheck(
  variant: string,
  areas: readonly CheckedArea[],
  copy: Copy,
): {postcode: string; result: AreaResult} {
  if (variant === checkOutcomes.outside) return {postcode: '', result: resultOutside(copy)}
  if (variant === checkOutcomes.invalid) {
    return {postcode: '', result: {kind: 'invalid', text: copy.invalid}}
  }
  const isName = areas.some(({slug}) => slug === variant)
  return {
    postcode: isName ? '' : variant.toUpperCase(),
    result: checkArea(variant, areas, copy),
  }
}

/** Drops the fields that the browser does not need. */
function toCheckedArea(
  area: NonNullable<Section['allAreas']>[number],
  waiting: WaitingSteps,
): CheckedArea {
  const {name, slug, postcodes, edgePostcodes, status, note} = area
  return {
    name,
    slug,
    status,
    note,
    postcodes: definedItems(postcodes),
    edgePostcodes: definedItems(edgePostcodes),
    step: glowOf(area, waiting),
  }
}
