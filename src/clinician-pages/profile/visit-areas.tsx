import type {Profile} from '#content/queries/get-profile.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {MapDot} from '#ui/london-map/map-dot.tsx'
import {boroughNamesAround, dotLabelFrom} from '#ui/london-map/label-room.ts'
import {LondonMap, type MapMark} from '#ui/london-map/london-map.tsx'
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
  const places = areas.map(({position}) => position)
  const marks: MapMark[] = [
    ...boroughNamesAround('dots', places)
      .filter(({name}) => areas.every((area) => area.name !== name))
      .map(({at, text, from}) => ({kind: 'name' as const, at, text, from})),
    ...areas.map(({name, position: at}, index) => ({
      kind: 'dot' as const,
      at,
      text: name,
      from: dotLabelFrom(at, places.slice(0, index)),
    })),
  ]
  return (
    <AreasBand>
      <Wrap>
        <AreaCard>
          <h2>{heading}</h2>
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
          around: places,
          paddingPx,
          abovePx: 0,
          maxZoom,
        }}
      />
    </AreasBand>
  )
}
