import {type ComponentType, type ReactNode, useId, useRef, useState} from 'react'
import type {Focus} from '#content/media/image-focus.ts'
import {useHydrated} from '#lib/use-hydrated.ts'
import {Fold} from '#ui/fold/fold.tsx'
import {LocateGlyph} from '#ui/icon/locate-glyph.tsx'
import {mapMark, markKind, pictureFocus, pinState} from '#ui/london-map/map-attributes.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import type {PositionIssue} from './locate.ts'
import type {Arrangement} from './places.ts'
import type {ListedPlace} from './listed-place.ts'
import type {StreetMapCopy, StreetMapProps} from './street-map.client.tsx'

export interface FindCliniciansCopy extends Record<PositionIssue, string> {
  listHeading: string
  nearHeading: string
  locationNote: string
  locate: string
  locating: string
  /** With `{name}` and `{distance}`. */
  located: string
  /** With `{distance}`. */
  away: string
  /** With `{distance}`. */
  fromCentre: string
  map: string
  skip: string
  nobody: string
  /** Missing in older datasets, which fold nothing. */
  unfold?: string
  /** The same while they are shown. Missing in older datasets. */
  fold?: string
  attribution: string
  /** Badge beside the heading and note below it; null when everyone is real. */
  sample: {badge: string | null; note: string} | null
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
  /** Puts the button beside the heading or under the list. */
  composition: 'list' | 'map'
  /** Nearest to central London first. */
  places: readonly ListedPlace[]
  /** Address of all places; null when `places` is complete. */
  allPlacesPath: string | null
  copy: FindCliniciansCopy
  /** Drawing under the pins. */
  ground: ReactNode
  streetMap: StreetMapOffer | null
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
  composition,
  places: nearCentre,
  allPlacesPath,
  copy,
  ground,
  streetMap,
}: ClinicianFinderProps) {
  const [nearVisitor, setNearVisitor] = useState<readonly ListedPlace[] | null>(null)
  const [arrangement, setArrangement] = useState<Arrangement | null>(null)
  const [message, setMessage] = useState('')
  const [isLocating, setLocating] = useState(false)
  const places = nearVisitor ?? nearCentre
  const [chosen, setChosen] = useState<string | null>(null)
  const [StreetMap, setStreetMap] = useState<ComponentType<StreetMapProps> | null>(null)
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
      const shown = inOrder(all, next)
      setNearVisitor(shown)
      setArrangement(next)
      setChosen(null)
      // Otherwise Google's map would load the streets around the visitor, which takes another press.
      setStreetMap(null)
      setMessage(describeNearest(next, shown, copy))
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

  const distanceOf = (place: ListedPlace) => {
    const measured = arrangement?.order.find(({id}) => id === place.id)
    return measured === undefined
      ? fill(copy.fromCentre, place.distance)
      : fill(copy.away, measured.distance)
  }
  const activeId = chosen ?? places[0]?.id
  // The styles of the section cover only the people that the server rendered.
  const focused = (focus: Focus | null) => ({
    ...pictureFocus.of(focus ?? undefined),
    ...(focus === null || nearVisitor === null ? {} : {style: {objectPosition: focus}}),
  })

  const locateButton =
    places.length === 0 ? null : (
      <div data-locate="" {...hiddenUntilHydrated}>
        <button
          aria-disabled={isLocating}
          onClick={isLocating ? undefined : () => void locate()}
          type="button"
        >
          <LocateGlyph /> <span>{copy.locate}</span>
        </button>
        <p data-find-note="">{copy.locationNote}</p>
      </div>
    )

  return (
    <>
      <div data-find-head="">
        {head}
        {composition === 'list' ? locateButton : null}
      </div>
      {copy.unfold && places.length > 0 ? (
        <div data-fold="">
          <Fold label={copy.unfold} openLabel={copy.fold} ref={fold} />
        </div>
      ) : null}
      <div data-find-card="">
        <div data-find-side="">
          <div data-near-head="">
            <h3>{arrangement === null ? copy.listHeading : copy.nearHeading}</h3>
            {copy.sample?.badge ? <Tag kind="example">{copy.sample.badge}</Tag> : null}
            {copy.sample === null ? null : <p data-find-note="">{copy.sample.note}</p>}
          </div>
          <p data-find-status="" role="status">
            {message}
          </p>
          {places.length === 0 ? (
            <p>{copy.nobody}</p>
          ) : (
            <ul data-near="">
              {places.map((place) => (
                <li
                  key={place.id}
                  onBlur={() => setChosen(null)}
                  onFocus={() => setChosen(place.id)}
                  onPointerEnter={() => setChosen(place.id)}
                  onPointerLeave={() => setChosen(null)}
                >
                  <SiteLink href={place.profile}>{place.location.title}</SiteLink>
                  <span>{`${place.specialty} · ${distanceOf(place)}`}</span>
                </li>
              ))}
            </ul>
          )}
          {composition === 'map' ? locateButton : null}
          {streetMap === null ? null : (
            <div data-street-offer="" {...hiddenUntilHydrated}>
              {StreetMap === null ? (
                <>
                  <button onClick={() => void showStreetMap(streetMap)} type="button">
                    {streetMap.copy.show}
                  </button>
                  <p data-find-note="">{streetMap.copy.note}</p>
                </>
              ) : (
                <button onClick={() => setStreetMap(null)} type="button">
                  {streetMap.copy.back}
                </button>
              )}
            </div>
          )}
        </div>
        <div aria-label={copy.map} data-find-map="" role="group">
          <SiteLink data-skip-map="" href={`#${afterMap}`}>
            {copy.skip}
          </SiteLink>
          {StreetMap === null || streetMap === null ? (
            <div data-map="">
              <div data-map-pane="">
                <div data-map-stage="" style={arrangement?.stage}>
                  {ground}
                  <span {...markKind.of('here')} {...mapMark.of('0')} style={arrangement?.here} />
                  {places.map((place, index) => (
                    <SiteLink
                      key={place.id}
                      {...markKind.of('pin')}
                      {...mapMark.of(`${index + 1}`)}
                      {...pinState.of(place.id === activeId ? 'chosen' : '')}
                      aria-label={`${place.location.title}, ${distanceOf(place)}`}
                      href={place.location.href}
                      style={arrangement?.pins[place.id]}
                    >
                      <span data-pin-arch="">
                        <img
                          alt=""
                          height={52}
                          loading="lazy"
                          src={place.location.iconUrl}
                          {...focused(place.iconFocus)}
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
              arrangement={arrangement}
              copy={streetMap.copy}
              distanceOf={distanceOf}
              mapId={streetMap.mapId}
              onFailed={showMapFailure}
              places={places}
            />
          )}
          <p data-map-attribution="">{copy.attribution}</p>
        </div>
        <span id={afterMap} />
      </div>
    </>
  )
}

function inOrder(places: readonly ListedPlace[], {order}: Arrangement): ListedPlace[] {
  return order.flatMap(({id}) => places.find((place) => place.id === id) ?? [])
}

function describeNearest(
  {order}: Arrangement,
  places: readonly ListedPlace[],
  {located, away}: FindCliniciansCopy,
): string {
  const [nearest] = order
  const name = places.find(({id}) => id === nearest?.id)?.location.title ?? ''
  return fill(located, fill(away, nearest?.distance ?? '')).replace('{name}', name)
}

const fill = (text: string, distance: string) => text.replace('{distance}', distance)
