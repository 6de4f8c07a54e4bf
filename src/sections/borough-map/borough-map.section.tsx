import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {boroughs, type BoroughId} from '#lib/geo/boroughs.ts'
import {LondonMap, type MapMark} from '#ui/london-map/london-map.tsx'
import {tagKind} from '#ui/state-attributes.ts'
import {DownGlyph} from '#ui/icon/glyphs.tsx'
import {areasQuery, areaStatusFields} from '#content/fragments/areas.ts'
import {mapAttribution} from '#content/fragments/settings.ts'
import {BoroughList, MapBand, MapFrame} from './borough-map.styles.ts'

export const boroughMapQuery = /* groq */ `
  mapLabel,
  heading,
  intro,
  central,
  east,
  north,
  south,
  west,
  codesLabel,
  showLabel,
  "statusWords": *[_type == "coverageText" && _id == "coverageText"][0]{${areaStatusFields}},
  ${areasQuery},
  ${mapAttribution}
`

type Section = SectionProps<'boroughMap'>['section']
type Area = NonNullable<Section['allAreas']>[number]

const parts = ['central', 'north', 'east', 'south', 'west'] as const

/** Map of London with every area, and a list with the same content (AREA-2). */
export function BoroughMapSection({section}: SectionProps<'boroughMap'>) {
  const {mapLabel, heading, intro, mapAttribution} = section
  const areas = definedItems(section.allAreas)
  return (
    <MapBand id={section.anchor ?? undefined}>
      <Wrap>
        <MapFrame>
          <LondonMap
            attribution={mapAttribution ?? ''}
            boroughs={groundsOf(areas)}
            label={mapLabel}
            lightableBoroughs={areas.map(({slug}) => slug).filter(isOnMap)}
            marks={areas.flatMap(markOf)}
          />
        </MapFrame>
        <BoroughList>
          <h2>{heading}</h2>
          {intro ? <p>{intro}</p> : null}
          <div data-parts="">
            {parts.map((part) => (
              <section key={part}>
                <h3>{section[part]}</h3>
                <PartAreas
                  areas={areas.filter((area) => area.part === part)}
                  part={part}
                  section={section}
                />
              </section>
            ))}
          </div>
        </BoroughList>
      </Wrap>
    </MapBand>
  )
}

interface PartAreasProps {
  areas: readonly Area[]
  part: (typeof parts)[number]
  section: Section
}

/** Areas of a part of London, folded on phones. */
function PartAreas({areas, part, section}: PartAreasProps) {
  const {codesLabel, showLabel} = section
  const list = (
    <ul>
      {areas.map((area) => (
        <li key={area._id}>
          <b>{area.name}</b>{' '}
          <span {...tagKind.of(area.status === 'open' ? 'on' : 'plain')}>
            {labelOf(area, section)}
          </span>
          <span data-codes="">
            {codesLabel ? <span data-sr-only="">{`${codesLabel} `}</span> : null}
            {definedItems(area.postcodes).join(', ')}
          </span>
          {area.note ? <p>{area.note}</p> : null}
        </li>
      ))}
    </ul>
  )
  if (!showLabel) return list
  return (
    <details>
      <summary>
        {`${showLabel} (${areas.length})`}
        <span data-sr-only="">{`: ${section[part]}`}</span>
        <DownGlyph />
      </summary>
      {list}
    </details>
  )
}

function labelOf({status}: Area, {statusWords}: Section): string | undefined {
  if (statusWords === null) return undefined
  return {
    planned: statusWords.statusPlanned,
    open: statusWords.statusOpen,
    paused: statusWords.statusPaused,
  }[status]
}

const isOnMap = (slug: string): slug is BoroughId => slug in boroughs

function groundsOf(areas: readonly Area[]) {
  const grounds = {planned: 'planned', open: 'lit', paused: 'dark'} as const
  return Object.fromEntries(
    areas.flatMap(({slug, status}) => (isOnMap(slug) ? [[slug, grounds[status]] as const] : [])),
  )
}

/** Boroughs without room for their name on the map. */
const crowded: ReadonlySet<string> = new Set<BoroughId>([
  'city-of-london',
  'kensington-and-chelsea',
  'hammersmith-and-fulham',
])

function markOf({slug, name, status}: Area): MapMark[] {
  if (!isOnMap(slug)) return []
  return [
    {
      kind: 'light',
      at: boroughs[slug],
      text: crowded.has(slug) ? '' : name,
      isLit: status === 'open',
    },
  ]
}
