import {renderingConfiguration} from '#config/environment.server.ts'
import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import type {SectionProps} from '#content/section-props.ts'
import {clinicianPlacesPath} from '#shared/clinicians.ts'
import {centralLondon, maxPinDistance} from '#shared/map.ts'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {LondonDrawing} from '#ui/london-map/london-drawing.tsx'
import {mapMark, markKind} from '#ui/london-map/map-attributes.ts'
import {boroughNamesAround} from '#ui/london-map/label-room.ts'
import {ClinicianFinder} from './lazy-clinician-finder.client.tsx'
import {FindBand, Finder} from './find-clinicians.styles.ts'
import {listPlaces} from './listed-place.ts'
import {viewOf} from './places.ts'

type Section = SectionProps<'findClinicians'>['section']

/** Map of London with the clinicians of one kind, and a list with the same content (GP-2, MAP-1…6). */
export function FindCliniciansSection({section}: SectionProps<'findClinicians'>) {
  const {heading, lead, composition, labels} = section
  const items = cliniciansOfKind(section)
  const {places, measured} = listPlaces(items)
  const sample = items.find(({isSample}) => isSample)
  if (places.length > 0) requireDistanceCopy(labels)
  const names = boroughNamesAround(
    'pins',
    measured.map(({at}) => at),
  )
  const head = (
    <div>
      <h2>{heading}</h2>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  )
  return (
    <FindBand $ground={composition === 'map' ? 'specialist-tint' : 'page'} id={section.anchor}>
      <Wrap>
        <Finder
          $composition={composition}
          $focuses={places.map(({iconFocus}) => iconFocus)}
          $marks={[
            {at: centralLondon, radius: maxPinDistance},
            ...measured,
            ...names.map(({at, property, from}) => ({at, from: `var(${property}, ${from})`})),
          ]}
          $view={viewOf(measured, centralLondon)}
        >
          <ClinicianFinder
            composition={composition}
            copy={{
              ...labels,
              listHeading: (sample && section.exampleHeading) || section.listHeading,
              nearHeading: section.nearHeading,
              locationNote: section.locationNote,
              attribution: section.mapAttribution ?? '',
              sample: sample ? {badge: sample.sampleBadge, note: section.sampleNote ?? ''} : null,
            }}
            ground={
              <>
                <LondonDrawing />
                {names.map(({id, text}, index) => (
                  <span
                    key={id}
                    {...markKind.of('name')}
                    {...mapMark.of(`${measured.length + 1 + index}`)}
                  >
                    {text}
                  </span>
                ))}
              </>
            }
            allPlacesPath={
              section.clinicianTotal > items.length ? clinicianPlacesPath(section.kind) : null
            }
            head={head}
            places={places}
            streetMap={places.length === 0 ? null : streetMapOffer(section)}
          />
        </Finder>
      </Wrap>
    </FindBand>
  )
}

/** Throws on the server, because a draft cannot catch an error in the client component. */
function requireDistanceCopy({fromCentre}: Section['labels']): void {
  if (fromCentre == null)
    throw new Error('The label `fromCentre` of the section findClinicians is empty.')
}

/** Returns null without an API key. */
function streetMapOffer({streetMap}: Section) {
  const {streetMap: keys} = renderingConfiguration()
  if (keys === null) return null
  const {labels, ...copy} = streetMap
  return {...keys, copy: {...copy, ...labels}}
}
