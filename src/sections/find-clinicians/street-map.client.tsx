'use client'

import {
  AdvancedMarker,
  APIProvider,
  InfoWindow,
  Map,
  useAdvancedMarkerRef,
  useMap,
} from '@vis.gl/react-google-maps'
import {Component, type ReactNode, useEffect, useState} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {centralLondon, fitPaddingPx, greaterLondon, mapZoom} from '#shared/map.ts'
import type {Position} from '#lib/geo/position.ts'
import {pinState} from '#ui/london-map/map-attributes.ts'
import {StarRating} from '#ui/star-rating/star-rating.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import type {ListedPlace} from './listed-place.ts'
import {boundsAround} from './places.ts'

export {loadGoogleMaps} from './load-google-maps.ts'

export interface StreetMapCopy {
  show: string
  note: string
  loading: string
  failed: string
  back: string
  /** With `{rating}` and `{reviews}`. */
  rating: string
  /** With `{availability}`. */
  next: string
  profile: string
}

export interface StreetMapProps {
  apiKey: string
  mapId: string
  places: readonly ListedPlace[]
  /** Position of the visitor; null for central London. */
  from: Position | null
  copy: StreetMapCopy
  /** Called when Google’s map breaks. */
  onFailed: () => void
}

/** Google's map with the same people (MAP-1). Needs `loadGoogleMaps` to have resolved. */
export function StreetMap({apiKey, mapId, places, from, copy, onFailed}: StreetMapProps) {
  const [open, setOpen] = useState<string | null>(null)
  useEffect(() => recordEvent({name: 'map_opened', properties: null}), [])
  const isDark = document.documentElement.classList.contains('dark')
  return (
    <div data-map="" data-street-map="">
      <div>
        <Boundary onFailed={onFailed}>
          <APIProvider apiKey={apiKey} language="en-GB" region="GB" version="weekly">
            <Map
              colorScheme={isDark ? 'DARK' : 'LIGHT'}
              defaultCenter={centralLondon}
              defaultZoom={mapZoom}
              fullscreenControl={false}
              gestureHandling="cooperative"
              mapId={mapId}
              mapTypeControl={false}
              onClick={() => setOpen(null)}
              restriction={{latLngBounds: greaterLondon, strictBounds: false}}
              streetViewControl={false}
            >
              <Fit from={from ?? centralLondon} places={places} />
              {places.map((place, index) => (
                <PlaceMarker
                  copy={copy}
                  isChosen={open === null ? index === 0 : open === place.id}
                  isOpen={open === place.id}
                  key={place.id}
                  onClose={() => setOpen((current) => (current === place.id ? null : current))}
                  onOpen={() => setOpen(place.id)}
                  place={place}
                />
              ))}
            </Map>
          </APIProvider>
        </Boundary>
      </div>
    </div>
  )
}

interface BoundaryProps {
  children: ReactNode
  onFailed: () => void
}

/** Catches errors in Google's code, so that the page survives them (MAP-6). */
class Boundary extends Component<BoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false}

  static getDerivedStateFromError() {
    return {hasFailed: true}
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Fits the map to all places (MAP-3). */
function Fit({places, from}: {places: readonly ListedPlace[]; from: Position}) {
  const map = useMap()
  useEffect(() => {
    map?.fitBounds(boundsAround(places, from), fitPaddingPx)
  }, [map, places, from])
  return null
}

interface PlaceMarkerProps {
  place: ListedPlace
  isChosen: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  copy: StreetMapCopy
}

function PlaceMarker({place, isChosen, isOpen, onOpen, onClose, copy}: PlaceMarkerProps) {
  const [markerRef, marker] = useAdvancedMarkerRef()
  const {iconFocus, distance, location} = place
  const {lat, lng, title, iconUrl, rating, reviews, availability, href} = location
  return (
    <>
      <AdvancedMarker
        onClick={onOpen}
        position={{lat, lng}}
        ref={markerRef}
        title={`${title}, ${distance}`}
        zIndex={isChosen ? 1 : 0}
      >
        <span {...pinState.of(isChosen ? 'chosen' : '')}>
          <span data-pin-arch="">
            <img
              alt=""
              height={52}
              src={iconUrl}
              style={iconFocus === null ? undefined : {objectPosition: iconFocus}}
              width={46}
            />
          </span>
        </span>
      </AdvancedMarker>
      {isOpen ? (
        <InfoWindow
          anchor={marker}
          headerContent={<b data-card-title="">{title}</b>}
          onClose={onClose}
        >
          <div data-map-card="">
            {place.badge ? <Tag kind="example">{place.badge}</Tag> : null}
            {rating === null ? null : (
              <p>
                <StarRating
                  rating={rating}
                  text={copy.rating
                    .replace('{rating}', `${rating}`)
                    .replace('{reviews}', `${reviews ?? 0}`)}
                />{' '}
                <b aria-hidden="true">{rating}</b>
              </p>
            )}
            {availability === undefined ? null : (
              <p>{copy.next.replace('{availability}', availability)}</p>
            )}
            <p>{distance}</p>
            <SiteLink href={href}>{copy.profile}</SiteLink>
          </div>
        </InfoWindow>
      ) : null}
    </>
  )
}
