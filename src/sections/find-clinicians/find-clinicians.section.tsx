import {renderingConfiguration} from '#config/environment.server.ts'
import {cliniciansOfKind} from '#content/clinicians-of-kind.ts'
import {pictureAddress} from '#content/render/picture-address.ts'
import type {SectionProps} from '#content/section-props.ts'
import {mapPath, profilePath} from '#model/clinicians.ts'
import {centralLondon, maxPinDistance} from '#model/map.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {boroughs} from '#ui/london-map/boroughs.ts'
import {LondonDrawing} from '#ui/london-map/london-drawing.tsx'
import {mapMark, markKind} from '#ui/london-map/map-attributes.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {ClinicianFinder} from './clinician-finder-apart.client.tsx'
import {Finder} from './find-clinicians.styles.ts'
import type {ListedPlace} from './listed-place.ts'
import {measurePlaces, type Place, viewOf} from './places.ts'

type Section = SectionProps<'findClinicians'>['section']
type Clinician = Section['clinicians'][number]

/** The ground of the map that stands among specialists. */
const onTint = {$ground: 'specialist-tint'} as const

/** How wide portraits are asked for, in pixels: the smallest that are offered. */
const portraitWidth = 320

/** The map of London with the people of one kind, and the list that says the same (GP-2, MAP-1…6). */
export function FindCliniciansSection({section}: SectionProps<'findClinicians'>) {
  const {heading, lead, composition, labels} = section
  const items = cliniciansOfKind(section)
  const measured = measurePlaces(items.map(toPlace), centralLondon)
  const places = measured.flatMap(({id, distance}) => {
    const item = items.find(({_id}) => _id === id)
    return item === undefined ? [] : [listed(item, distance)]
  })
  const names = Object.entries(boroughs)
  const head = (
    <div>
      <h2>{heading}</h2>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  )
  return (
    <Band {...(composition === 'map' ? onTint : {})} id={section.anchor ?? undefined}>
      <Wrap>
        <Finder
          $composition={composition}
          $marks={[
            {at: centralLondon, radius: maxPinDistance},
            ...measured,
            ...names.map(([, at]) => ({at})),
          ]}
          $view={viewOf(measured, centralLondon)}
        >
          <ClinicianFinder
            composition={composition}
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
                {names.map(([id, {name}], index) => (
                  <span
                    key={id}
                    {...markKind.of('name')}
                    {...mapMark.of(`${measured.length + 1 + index}`)}
                  >
                    {name}
                  </span>
                ))}
              </>
            }
            head={head}
            places={places}
            streetMap={places.length === 0 ? null : streetMapOffer(section)}
          />
        </Finder>
      </Wrap>
    </Band>
  )
}

function toPlace(item: Clinician): Place {
  const {_id, isSample, name, rating, reviews, address, availability, position, portrait} = item
  return {
    id: _id,
    isSample,
    location: {
      lat: position.lat ?? centralLondon.lat,
      lng: position.lng ?? centralLondon.lng,
      title: name,
      avatarUrl: pictureAddress(portrait.image, portraitWidth),
      rating,
      reviews,
      address,
      href: mapPath(item),
      iconUrl: pictureAddress(item.pin, portraitWidth),
      availability,
    },
  }
}

function listed(item: Clinician, distance: string): ListedPlace {
  const {availability, isSample, isPaused, sampleBadge} = item
  return {
    ...toPlace(item),
    profile: profilePath(item),
    specialty: item.plainSpecialty ?? item.specialty,
    distance,
    availability:
      isPaused === true ? null : (
        <Tag kind={availability === 'Today' ? 'on' : 'plain'}>{availability}</Tag>
      ),
    badge: isSample && sampleBadge ? <Tag kind="example">{sampleBadge}</Tag> : null,
  }
}

/** Nothing of Google is offered to a site without a key. */
function streetMapOffer({streetMap}: Section) {
  const {streetMap: keys} = renderingConfiguration()
  if (keys === null) return null
  const {labels, ...copy} = streetMap
  return {...keys, copy: {...copy, ...labels}}
}
