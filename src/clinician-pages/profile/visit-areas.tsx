import type {Profile} from '#content/queries/get-profile.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {boroughs} from '#lib/geo/boroughs.ts'
import {MapDot} from '#ui/london-map/map-dot.tsx'
import {LondonMap} from '#ui/london-map/london-map.tsx'
import type {MapMark} from '#ui/london-map/place-marks.ts'
import {AreaCard, AreasBand} from './visit-areas.styles.ts'

/** Shows about 23 km across on a wide screen, so that the Thames and whole boroughs are in view. */
const maxZoom = 11.75
/** Room for a window and its name beside the areas at the edge. */
const paddingPx = 80

/** Lists the neighbourhoods that the clinician visits, and marks them on a map. */
export function VisitAreas({profile: {clinician, template}}: {profile: Profile}) {
  const areas = definedItems(clinician.areas).flatMap(({position: {lat, lng}, ...area}) =>
    lat === null || lng === null ? [] : [{...area, position: {lat, lng}}],
  )
  if (areas.length === 0) return null
  const {heading, note, sampleNote, mapLabel, attribution} = template.areas
  const marks: MapMark[] = [
    ...Object.values(boroughs)
      .filter((at) => areas.every(({name}) => name !== at.name))
      .map((at): MapMark => ({kind: 'name', at, text: at.name})),
    ...areas.map(({name, position}): MapMark => ({
      kind: 'light',
      at: position,
      text: name,
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
                <MapDot />
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
