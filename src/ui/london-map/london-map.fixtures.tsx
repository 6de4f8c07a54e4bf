import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {boroughs} from '#lib/geo/boroughs.ts'
import {LondonMap} from './london-map.tsx'
import type {MapMark} from './place-marks.ts'

const attribution =
  'Contains National Statistics and OS data © Crown copyright and database right 2016 (OGL v3)'
const middle = {lat: 51.5074, lng: -0.1278}
const kentishTown = {lat: 51.5503, lng: -0.1407}
const people = [
  {at: {lat: 51.5131, lng: -0.1203}, picture: <MiniDoor door="gp" state="lit" />, isChosen: true},
  {at: {lat: 51.4988, lng: -0.1419}, picture: <MiniDoor door="specialist" state="lit" />},
  {at: {lat: 51.5214, lng: -0.1349}, picture: <MiniDoor door="nurse" state="dark" />},
]

const name = (id: keyof typeof boroughs): MapMark => ({
  kind: 'name',
  at: boroughs[id],
  text: boroughs[id].name,
})
const light = (id: keyof typeof boroughs): MapMark => ({
  kind: 'light',
  at: boroughs[id],
  text: boroughs[id].name,
  isLit: true,
})
const pins: readonly MapMark[] = people.map((person) => ({kind: 'pin', ...person}))

export const londonMapFixtures = {
  whole: (
    <LondonMap
      attribution={attribution}
      boroughs={{
        hackney: 'lit',
        camden: 'lit',
        islington: 'chosen',
        'city-of-london': 'lit',
        hillingdon: 'dark',
        bromley: 'planned',
      }}
      label="Map of Greater London: the boroughs and the Thames"
      marks={[
        light('hackney'),
        light('camden'),
        light('islington'),
        name('hillingdon'),
        name('bromley'),
      ]}
    />
  ),
  zoom: (
    <LondonMap
      attribution={attribution}
      label="Map of central London"
      marks={[
        name('camden'),
        name('hackney'),
        name('westminster'),
        name('lambeth'),
        {kind: 'here', at: middle, radius: 2000},
        ...pins,
      ]}
      view={{kind: 'zoom', centre: middle, zoom: 12}}
    />
  ),
  fit: (
    <LondonMap
      attribution={attribution}
      label="Map of central London with three people"
      marks={[{kind: 'here', at: middle, radius: 2000}, ...pins]}
      view={{
        kind: 'fit',
        around: people.map(({at}) => at),
        paddingPx: 48,
        abovePx: 60,
        maxZoom: 14,
      }}
    />
  ),
  area: (
    <LondonMap
      attribution={attribution}
      label="Map of north London with the areas of a profile"
      marks={[
        name('hackney'),
        name('brent'),
        name('westminster'),
        {kind: 'light', at: kentishTown, text: 'Kentish Town'},
        light('islington'),
      ]}
      view={{kind: 'zoom', centre: kentishTown, zoom: 12.67}}
    />
  ),
}
