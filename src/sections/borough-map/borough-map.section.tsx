import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {boroughs, type BoroughId} from '#lib/geo/boroughs.ts'
import {coveragePath} from '#routing/page-variants.ts'
import {areasOf} from '#shared/areas.ts'
import {areaKeyOf} from '#shared/postcodes.ts'
import {LondonMap} from '#ui/london-map/london-map.tsx'
import {boroughState} from '#ui/london-map/map-attributes.ts'
import {MapFanlight} from '#ui/london-map/map-fanlight.tsx'
import {
  fillPeople,
  glowOf,
  waitingSteps,
  type WaitingStep,
  type WaitingSteps,
} from '#shared/waiting-steps.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {tagKind} from '#ui/state-attributes.ts'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import {BoroughList, MapAndKey, MapFrame, MapKey} from './borough-map.styles.ts'

type Section = SectionProps<'boroughMap'>['section']
type Area = NonNullable<Section['allAreas']>[number]
type Copy = Section['statusWords']

const parts = ['central', 'north', 'east', 'south', 'west'] as const
type Part = (typeof parts)[number]

/**
 * Map of London with every area, and a list with the same content (AREA-2); on the page of a place, with the areas in
 * its part of London.
 */
export function BoroughMapSection({
  section,
  variant = null,
  waiting = {},
}: SectionProps<'boroughMap'>) {
  const {mapLabel, heading, intro, mapAttribution} = section
  const areas = definedItems(section.allAreas)
  const common = areas.every(({status}) => status === areas[0]?.status) ? areas[0]?.status : null
  const place = variant === null ? [] : partsAround(variant, areas)
  return (
    <section id={section.anchor}>
      <Wrap>
        <MapAndKey>
          <MapFrame>
            <LondonMap
              attribution={mapAttribution ?? ''}
              label={mapLabel}
              lamps={lampsOf(areas, waiting)}
              marks={[
                ...areas.flatMap(lightOf),
                ...parts.flatMap((part) => partMarkOf(part, areas, section)),
              ]}
            />
          </MapFrame>
          <GlowKey areas={areas} copy={section.statusWords} waiting={waiting} />
        </MapAndKey>
        <BoroughList>
          <div data-heading="">
            <h2>{heading}</h2>
            {common ? <StatusTag section={section} status={common} /> : null}
          </div>
          {intro ? <p>{intro}</p> : null}
          <List $columns="row" $rule="tops" $title="medium" as="div" data-parts="">
            {(place.length > 0 ? place : parts).map((part) => (
              <PartAreas
                areas={areas.filter((area) => area.part === part)}
                common={common}
                isShort={place.length > 0}
                key={part}
                part={part}
                section={section}
                waiting={waiting}
              />
            ))}
          </List>
        </BoroughList>
      </Wrap>
    </section>
  )
}

interface PartAreasProps {
  areas: readonly Area[]
  /** Status of all areas of London, which the heading above says. */
  common: Area['status'] | null | undefined
  /** Shows links to their pages and nothing else. */
  isShort: boolean
  part: Part
  section: Section
  waiting: WaitingSteps
}

/**
 * Areas of a part of London, folded to their names. The name of the part has the usual status, areas only
 * another.
 */
function PartAreas({areas, common, isShort, part, section, waiting}: PartAreasProps) {
  const usual = usualStatus(areas)
  return (
    <div>
      <div data-heading="">
        <h3>{section[part]}</h3>
        {common || usual === null ? null : <StatusTag section={section} status={usual} />}
      </div>
      {isShort ? (
        <p>{areas.map((area, index) => [index > 0 && ', ', linkTo(area)])}</p>
      ) : (
        <details>
          <summary>
            <span data-names="">{areas.map(({name}) => name).join(', ')}</span>
            {section.showLabel}
            <span data-sr-only="">{`: ${section[part]}`}</span>
            <DownGlyph />
          </summary>
          <ul>
            {areas.map((area) => (
              <li key={area._id}>
                {linkTo(area)}{' '}
                {area.status === usual ? null : (
                  <StatusTag section={section} status={area.status} />
                )}
                <WaitingLabel copy={section.statusWords} step={glowOf(area, waiting)} />
                <span data-codes="">
                  <span data-sr-only="">{`${section.statusWords?.codesLabel ?? ''} `}</span>
                  {definedItems(area.postcodes).join(', ')}
                </span>
                {area.note ? <p>{area.note}</p> : null}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const linkTo = ({name, slug}: Area) => (
  <SiteLink href={coveragePath(slug)} key={slug}>
    {name}
  </SiteLink>
)

/** Returns the parts of London that a postcode district or an area lies in. */
function partsAround(variant: string, areas: readonly Area[]): Part[] {
  const near = areasOf(
    areas.map(({slug, part, postcodes}) => ({slug, part, postcodes: definedItems(postcodes)})),
    areaKeyOf(variant),
  )
  return parts.filter((part) => near?.areas.some((area) => area.part === part))
}

/** Returns the status of most areas. A part counts as open only when all of it is. */
function usualStatus(areas: readonly Area[]): Area['status'] | null {
  const countOf = (each: Area['status']) => areas.filter(({status}) => status === each).length
  const [planned, paused] = [countOf('planned'), countOf('paused')]
  if (planned + paused > 0) return planned < paused ? 'paused' : 'planned'
  return areas.length > 0 ? 'open' : null
}

function StatusTag({status, section}: {status: Area['status']; section: Section}) {
  return <span {...tagKind.of(status === 'open' ? 'on' : 'plain')}>{labelOf(status, section)}</span>
}

/** Step of an area that glows, in words (WCAG 1.4.1). */
function WaitingLabel({copy, step}: {copy: Copy; step: WaitingStep | null}) {
  if (step === null || copy === null) return null
  return <span data-waiting="">{` ${fillPeople(copy.waitingLabel, step)} `}</span>
}

interface GlowKeyProps {
  areas: readonly Area[]
  copy: Copy
  waiting: WaitingSteps
}

/** Key to the lit lamps and windows that are on the map. */
function GlowKey({areas, copy, waiting}: GlowKeyProps) {
  if (copy === null) return null
  const isDark = areas.every((area) => glowOf(area, waiting) === null)
  return (
    <MapKey>
      {isDark ? <p data-none="">{copy.noGlow}</p> : null}
      <p>{fillPeople(copy.glowMeaning, 1)}</p>
      {isDark && !areas.some(isOpen) ? null : (
        <ul>
          {(isDark ? [] : waitingSteps).map((step) => (
            <li key={step}>
              <svg aria-hidden="true" viewBox="-40 -40 80 80">
                <circle {...boroughState.of(`glow${step}`)} />
              </svg>
              {fillPeople(copy.waitingLabel, step)}
            </li>
          ))}
          {areas.some(isOpen) ? (
            <li>
              <MapFanlight />
              {copy.statusOpen}
            </li>
          ) : null}
        </ul>
      )}
    </MapKey>
  )
}

function labelOf(status: Area['status'], {statusWords}: Section): string | undefined {
  if (statusWords === null) return undefined
  return {
    planned: statusWords.statusPlanned,
    open: statusWords.statusOpen,
    paused: statusWords.statusPaused,
  }[status]
}

const isOnMap = (slug: string): slug is BoroughId => slug in boroughs

function lampsOf(areas: readonly Area[], waiting: WaitingSteps) {
  const lamps = {planned: 'planned', open: 'lit', paused: 'dark'} as const
  return areas.flatMap((area) => {
    const step = glowOf(area, waiting)
    const lamp = step === null ? lamps[area.status] : (`glow${step}` as const)
    return isOnMap(area.slug) ? [[area.slug, lamp] as const] : []
  })
}

/** Name of a part of London in the middle of its boroughs. */
function partMarkOf(part: Part, areas: readonly Area[], section: Section) {
  const places = areas
    .filter((area) => area.part === part)
    .flatMap(({slug}) => (isOnMap(slug) ? [boroughs[slug]] : []))
  if (places.length === 0) return []
  const middleOf = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const at = {
    lat: middleOf(places.map(({lat}) => lat)),
    lng: middleOf(places.map(({lng}) => lng)),
  }
  return [{kind: 'part', at, text: section[part]} as const]
}

const isOpen = ({status}: Area) => status === 'open'

/** A window where visits have started. */
const lightOf = (area: Area) =>
  isOpen(area) && isOnMap(area.slug) ? [{kind: 'light', at: boroughs[area.slug]} as const] : []
