/**
 * The 33 boroughs of London (32 and the City), each with the place of its lamp, and of its name on a map of a part of
 * London: well inside its outline and clear of the Thames. Ids match the outlines in `src/ui/london-map/london.svg`.
 * Source: ONS and OS generalised boundaries of 2013, Open Government Licence v3.0.
 */
export const boroughs = {
  'city-of-london': {name: 'City of London', lat: 51.5131, lng: -0.0816},
  'barking-and-dagenham': {name: 'Barking and Dagenham', lat: 51.5513, lng: 0.135},
  barnet: {name: 'Barnet', lat: 51.6096, lng: -0.2048},
  bexley: {name: 'Bexley', lat: 51.4599, lng: 0.1372},
  brent: {name: 'Brent', lat: 51.5722, lng: -0.2897},
  bromley: {name: 'Bromley', lat: 51.3694, lng: 0.0444},
  camden: {name: 'Camden', lat: 51.5593, lng: -0.1693},
  croydon: {name: 'Croydon', lat: 51.3592, lng: -0.081},
  ealing: {name: 'Ealing', lat: 51.5257, lng: -0.3308},
  enfield: {name: 'Enfield', lat: 51.6501, lng: -0.0934},
  greenwich: {name: 'Greenwich', lat: 51.4735, lng: 0.0444},
  hackney: {name: 'Hackney', lat: 51.5579, lng: -0.0596},
  'hammersmith-and-fulham': {name: 'Hammersmith and Fulham', lat: 51.4784, lng: -0.2003},
  haringey: {name: 'Haringey', lat: 51.5991, lng: -0.1063},
  harrow: {name: 'Harrow', lat: 51.6058, lng: -0.3448},
  havering: {name: 'Havering', lat: 51.5701, lng: 0.2211},
  hillingdon: {name: 'Hillingdon', lat: 51.5331, lng: -0.4449},
  hounslow: {name: 'Hounslow', lat: 51.4816, lng: -0.3752},
  islington: {name: 'Islington', lat: 51.5572, lng: -0.1142},
  'kensington-and-chelsea': {name: 'Kensington and Chelsea', lat: 51.4953, lng: -0.1626},
  'kingston-upon-thames': {name: 'Kingston upon Thames', lat: 51.4129, lng: -0.2779},
  lambeth: {name: 'Lambeth', lat: 51.4697, lng: -0.1204},
  lewisham: {name: 'Lewisham', lat: 51.449, lng: -0.018},
  merton: {name: 'Merton', lat: 51.4167, lng: -0.2059},
  newham: {name: 'Newham', lat: 51.5303, lng: 0.0382},
  redbridge: {name: 'Redbridge', lat: 51.5908, lng: 0.0793},
  'richmond-upon-thames': {name: 'Richmond upon Thames', lat: 51.4466, lng: -0.3544},
  southwark: {name: 'Southwark', lat: 51.4883, lng: -0.0743},
  sutton: {name: 'Sutton', lat: 51.3687, lng: -0.1727},
  'tower-hamlets': {name: 'Tower Hamlets', lat: 51.5331, lng: -0.0332},
  'waltham-forest': {name: 'Waltham Forest', lat: 51.5883, lng: -0.0163},
  wandsworth: {name: 'Wandsworth', lat: 51.4567, lng: -0.1789},
  westminster: {name: 'Westminster', lat: 51.5243, lng: -0.1643},
} as const

export type BoroughId = keyof typeof boroughs
