import type {Profile} from '#content/queries/get-profile.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {boroughs} from '#lib/geo/boroughs.ts'
import {MapFanlight} from '#ui/london-map/map-fanlight.tsx'
import {LondonMap} from '#ui/london-map/london-map.tsx'
import type {MapMark} from '#ui/london-map/place-marks.ts'
import {AreaCard, AreasBand} from './visit-areas.styles.ts'

/** Shows about 12 km across on a wide screen. */
const maxZoom = 12.67
/** Room for a window and its name beside the areas at the edge. */
const paddingPx = 80
/** Decorative ring around the first area. */
const ringMetres = 2500

/** Lists the neighbourhoods that the clinician visits, on a map in which they are lit. */
export function VisitAreas({profile: {clinician, template}}: {profile: Profile}) {
  const areas = definedItems(clinician.areas).flatMap(({position: {lat, lng}, ...area}) =>
    lat === null || lng === null ? [] : [{...area, position: {lat, lng}}],
  )
  const [first] = areas
  if (first === undefined) return null
  const {heading, note, sampleNote, mapLabel, attribution} = template.areas
  const marks: MapMark[] = [
    {kind: 'ring', at: first.position, radius: ringMetres},
    ...Object.values(boroughs)
      .filter((at) => areas.every(({name}) => name !== at.name))
      .map((at): MapMark => ({kind: 'name', at, text: at.name})),
    ...areas.map(({name, position}): MapMark => ({
      kind: 'light',
      at: position,
      text: name,
      isLit: true,
    })),
  ]
  return (
    <AreasBand>
      <Wrap>
        <AreaCard>
          <Heading $size="small">{heading}</Heading>
          <ul>
            {areas.map((area) => (
              <li key={area._key}>
                <MapFanlight isLit />
                <b>{area.name}</b>
                <span>{area.note}</span>
              </li>
            ))}
          </ul>
          <p>
            {clinician.isSample ? `${sampleNote ?? ''} ` : ''}
            {note}
          </p>
        </AreaCard>
      </Wrap>
      <LondonMap
        attribution={attribution ?? ''}
        label={mapLabel}
        marks={marks}
        view={{
          kind: 'fit',
          around: areas.map(({position}) => position),
          paddingPx,
          abovePx: 0,
          maxZoom,
        }}
      />
    </AreasBand>
  )
}
