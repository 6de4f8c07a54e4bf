import {type ComponentType, type ReactNode, useId, useRef, useState} from 'react'
import type {SectionMap} from '#content/section-props.ts'
import type {DataAttributes} from '#lib/data-attribute.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {Fold} from '#ui/fold/fold.tsx'
import {LocateGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {mapMark, markKind, pinState} from '#ui/london-map/map-attributes.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import type {Arrangement} from './places.ts'
import type {ListedPlace} from './listed-place.ts'
import type {StreetMapCopy, StreetMapProps} from './street-map.client.tsx'

type Section = SectionMap['findClinicians']

type FinderCopy = Section['labels'] &
  Pick<Section, 'listHeading' | 'nearHeading' | 'locationNote'> & {
    attribution: string
    /** Says below the heading that people and places are invented; null when everyone is real. */
    sampleNote: string | null
  }

/** Settings of Google's map, which is offered only with an API key. */
export interface StreetMapOffer {
  apiKey: string
  mapId: string
  copy: StreetMapCopy
}

export interface ClinicianFinderProps {
  /** Heading above the list and the map. */
  head: ReactNode
  /** Nearest to central London first. */
  places: readonly ListedPlace[]
  /** Address of all places; null when `places` is complete. */
  allPlacesPath: string | null
  copy: FinderCopy
  /** Drawing under the pins. */
  ground: ReactNode
  streetMap: StreetMapOffer | null
  /** Attributes of shared parts, because client code carries no styles. */
  looks: Readonly<Record<'head' | 'button' | 'list' | 'skip', DataAttributes>>
}

async function loadPlaces(address: string): Promise<readonly ListedPlace[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- response of our own endpoint
  return (await response.json()) as ListedPlace[]
}

const loadLocate = () => import('./locate.ts')
const loadStreetMap = () => import('./street-map.client.tsx')

/**
 * Clinicians in a list and on a map, nearest first (GP-2). The server renders everything; the button requests the
 * visitor's position and sorts list and map from there (MAP-2). The position stays in this component: it is neither
 * sent nor stored.
 */
export function ClinicianFinder({
  head,
  places: nearCentre,
  allPlacesPath,
  copy,
  ground,
  streetMap,
  looks,
}: ClinicianFinderProps) {
  const [nearVisitor, setNearVisitor] = useState<Arrangement<ListedPlace> | null>(null)
  const [message, setMessage] = useState('')
  const [isLocating, setLocating] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [StreetMap, setStreetMap] = useState<ComponentType<StreetMapProps> | null>(null)
  const {places} = nearVisitor ?? {places: nearCentre}
  const activeId = chosen ?? places[0]?.id
  const afterMap = useId()
  const fold = useRef<HTMLDetailsElement>(null)
  // Hides buttons before hydration and without JavaScript, but reserves their space.
  const hiddenUntilHydrated = {hidden: !useHydrated()}
  // A newer request supersedes an older one.
  const latestRequest = useRef(0)

  const locate = async () => {
    const current = ++latestRequest.current
    if (fold.current) fold.current.open = true
    setLocating(true)
    setMessage(copy.locating)
    try {
      const {arrangeAround, requestPosition} = await loadLocate()
      const result = await requestPosition(navigator.geolocation)
      if (current !== latestRequest.current) return
      if ('issue' in result) {
        setMessage(copy[result.issue])
        return
      }
      const all = allPlacesPath === null ? nearCentre : await loadPlaces(allPlacesPath)
      if (current !== latestRequest.current) return
      const next = arrangeAround(all, result.position, nearCentre.length)
      const shown = next.places.map((place) => ({
        ...place,
        distance: copy.away.replace('{distance}', place.distance),
      }))
      setNearVisitor({...next, places: shown})
      setChosen(null)
      // Otherwise Google's map would load the streets around the visitor, which takes another press.
      setStreetMap(null)
      setMessage(
        copy.located
          .replace('{distance}', shown[0]?.distance ?? '')
          .replace('{name}', shown[0]?.location.title ?? ''),
      )
    } catch {
      setMessage(copy.failed)
    } finally {
      if (current === latestRequest.current) setLocating(false)
    }
  }

  const showMapFailure = () => {
    setStreetMap(null)
    setMessage(streetMap?.copy.failed ?? '')
  }

  const showStreetMap = async (offer: StreetMapOffer) => {
    const current = ++latestRequest.current
    setLocating(false)
    setMessage(offer.copy.loading)
    try {
      const {loadGoogleMaps, StreetMap: Loaded} = await loadStreetMap()
      await loadGoogleMaps(offer.apiKey, showMapFailure)
      if (current !== latestRequest.current) return
      setStreetMap(() => Loaded)
      setMessage('')
    } catch {
      if (current === latestRequest.current) showMapFailure()
    }
  }

  return (
    <>
      <div {...looks.head} data-find-head="">
        {head}
        {places.length === 0 ? null : (
          <div data-locate="" {...hiddenUntilHydrated}>
            <button
              {...looks.button}
              aria-disabled={isLocating}
              onClick={isLocating ? undefined : () => void locate()}
              type="button"
            >
              <LocateGlyph /> <span>{copy.locate}</span>
            </button>
            <p data-find-note="">{copy.locationNote}</p>
          </div>
        )}
      </div>
      {places.length === 0 ? null : (
        <div data-fold="">
          <Fold label={copy.unfold} openLabel={copy.fold} ref={fold} />
        </div>
      )}
      <div data-find-card="">
        <div data-find-side="">
          <div data-near-head="">
            <h3>{nearVisitor === null ? copy.listHeading : copy.nearHeading}</h3>
            {copy.sampleNote === null ? null : <p data-find-note="">{copy.sampleNote}</p>}
          </div>
          <p data-find-status="" role="status">
            {message}
          </p>
          {places.length === 0 ? (
            <p>{copy.nobody}</p>
          ) : (
            <ul {...looks.list}>
              {places.map((place) => (
                <li
                  key={place.id}
                  onBlur={() => setChosen(null)}
                  onFocus={() => setChosen(place.id)}
                  onPointerEnter={() => setChosen(place.id)}
                  onPointerLeave={() => setChosen(null)}
                >
                  <SiteLink href={place.profile}>{place.location.title}</SiteLink>
                  <p data-find-note="">{`${place.neighbourhood} · ${place.distance}`}</p>
                  <p data-find-note="">{place.facts}</p>
                </li>
              ))}
            </ul>
          )}
          {streetMap === null ? null : (
            <div data-street-offer="" {...hiddenUntilHydrated}>
              {StreetMap === null ? (
                <>
                  <button
                    {...looks.button}
                    onClick={() => void showStreetMap(streetMap)}
                    type="button"
                  >
                    {streetMap.copy.show}
                  </button>
                  <p data-find-note="">{streetMap.copy.note}</p>
                </>
              ) : (
                <button {...looks.button} onClick={() => setStreetMap(null)} type="button">
                  {streetMap.copy.back}
                </button>
              )}
            </div>
          )}
        </div>
        <div aria-label={copy.map} data-find-map="" role="group">
          <SiteLink {...looks.skip} href={`#${afterMap}`}>
            {copy.skip}
          </SiteLink>
          {StreetMap === null || streetMap === null ? (
            <div className="dark" data-map="">
              <div data-map-pane="">
                <div data-map-stage="" style={nearVisitor?.stage}>
                  {ground}
                  <span {...markKind.of('here')} {...mapMark.of('0')} style={nearVisitor?.here} />
                  {places.map(({id, location, distance, iconFocus}, index) => (
                    <SiteLink
                      key={id}
                      {...markKind.of('pin')}
                      // The styles of a number are those of a person that the server rendered.
                      {...mapMark.of(nearVisitor === null ? `${index + 1}` : '-1')}
                      {...pinState.of(id === activeId ? 'chosen' : '')}
                      aria-label={`${location.title}, ${distance}`}
                      href={location.href}
                      style={nearVisitor?.pins[index]}
                    >
                      <span data-pin-arch="">
                        <img
                          alt=""
                          height={52}
                          loading="lazy"
                          src={location.iconUrl}
                          style={
                            nearVisitor === null || iconFocus === null
                              ? undefined
                              : {objectPosition: iconFocus}
                          }
                          width={46}
                        />
                      </span>
                    </SiteLink>
                  ))}
                </div>
              </div>
            </div>
          ) : (
            <StreetMap
              apiKey={streetMap.apiKey}
              copy={streetMap.copy}
              from={nearVisitor?.from ?? null}
              mapId={streetMap.mapId}
              onFailed={showMapFailure}
              places={places}
            />
          )}
          <p className="dark" data-map-attribution="">
            {copy.attribution}
          </p>
        </div>
        <span id={afterMap} />
      </div>
    </>
  )
}
