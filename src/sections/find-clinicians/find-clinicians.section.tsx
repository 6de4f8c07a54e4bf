import {renderingConfiguration} from '#config/environment.server.ts'
import {cliniciansOfKind} from '#content/queries/clinicians-of-kind.ts'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {clinicianPlacesPath} from '#shared/clinicians.ts'
import {centralLondon, maxPinDistance} from '#shared/map.ts'
import {buttonAttributes} from '#ui/button/button.styles.ts'
import {columnsAttributes} from '#ui/layout/columns.styles.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Head} from '#ui/layout/section.tsx'
import {listAttributes} from '#ui/layout/list.styles.ts'
import {LondonDrawing} from '#ui/london-map/london-drawing.tsx'
import {mapMark, markKind} from '#ui/london-map/map-attributes.ts'
import {boroughNamesAround} from '#ui/london-map/label-room.ts'
import {skipLink} from '#ui/skip-link/skip-link.styles.ts'
import {ClinicianFinder} from './lazy-clinician-finder.client.tsx'
import {Finder} from './find-clinicians.styles.ts'
import {listPlaces} from './listed-place.ts'
import {viewOf} from './places.ts'

type Section = SectionProps<'findClinicians'>['section']

const looks = {
  head: columnsAttributes({$share: '7-5'}),
  button: buttonAttributes({$variant: 'outline'}),
  list: listAttributes({$rule: 'rows'}),
  skip: skipLink,
}

/** Map of London with the clinicians of one kind, and a list with the same content (GP-2, MAP-1…6). */
export function FindCliniciansSection({section}: SectionProps<'findClinicians'>) {
  const {heading, lead, link, kind, labels} = section
  const more = link ? <ContentTextLink link={link} /> : null
  const items = cliniciansOfKind(section)
  const places = listPlaces(items).map((place) => ({
    ...place,
    distance: labels.fromCentre.replace('{distance}', place.distance),
  }))
  const names = boroughNamesAround(
    'pins',
    places.map(({location}) => location),
  )
  return (
    <Band id={section.anchor}>
      <Wrap>
        <Finder
          $marks={[
            {at: centralLondon, radius: maxPinDistance},
            ...places.map(({location: at, iconFocus: focus}) => ({at, focus})),
            ...names.map(({at, property, from}) => ({at, from: `var(${property}, ${from})`})),
          ]}
          $view={viewOf(places, centralLondon)}
        >
          <ClinicianFinder
            allPlacesPath={section.clinicianTotal > items.length ? clinicianPlacesPath(kind) : null}
            copy={{
              ...labels,
              listHeading: section.listHeading,
              nearHeading: section.nearHeading,
              locationNote: section.locationNote,
              attribution: section.mapAttribution ?? '',
              sampleNote: items.some(({isSample}) => isSample) ? section.sampleNote : null,
            }}
            ground={
              <>
                <LondonDrawing />
                {names.map(({id, text}, index) => (
                  <span
                    key={id}
                    {...markKind.of('name')}
                    {...mapMark.of(`${places.length + 1 + index}`)}
                  >
                    {text}
                  </span>
                ))}
              </>
            }
            head={<Head action={more} heading={heading} lead={lead} />}
            looks={looks}
            places={places}
            streetMap={places.length === 0 ? null : streetMapOffer(section)}
          />
        </Finder>
      </Wrap>
    </Band>
  )
}

/** Returns null without an API key. */
function streetMapOffer({streetMap}: Section) {
  const {streetMap: keys} = renderingConfiguration()
  if (keys === null) return null
  const {labels, ...copy} = streetMap
  return {...keys, copy: {...copy, ...labels}}
}
