/**
 * The 33 boroughs of London (32 and the City), each with the place of its name: the centre of its outline, or where
 * the name is clear of its neighbours. Ids match the outlines in `src/ui/london-map/london.svg`.
 * Source: ONS and OS generalised boundaries of 2013, Open Government Licence v3.0.
 */
export const boroughs = {
  'city-of-london': {name: 'City of London', lat: 51.5122, lng: -0.0922},
  'barking-and-dagenham': {name: 'Barking and Dagenham', lat: 51.5453, lng: 0.134},
  barnet: {name: 'Barnet', lat: 51.6161, lng: -0.2099},
  bexley: {name: 'Bexley', lat: 51.4588, lng: 0.1403},
  brent: {name: 'Brent', lat: 51.5586, lng: -0.2678},
  bromley: {name: 'Bromley', lat: 51.372, lng: 0.0515},
  camden: {name: 'Camden', lat: 51.5535, lng: -0.159},
  croydon: {name: 'Croydon', lat: 51.3553, lng: -0.0872},
  ealing: {name: 'Ealing', lat: 51.5225, lng: -0.3309},
  enfield: {name: 'Enfield', lat: 51.651, lng: -0.0872},
  greenwich: {name: 'Greenwich', lat: 51.4728, lng: 0.0567},
  hackney: {name: 'Hackney', lat: 51.5523, lng: -0.0633},
  'hammersmith-and-fulham': {name: 'Hammersmith and Fulham', lat: 51.4685, lng: -0.2095},
  haringey: {name: 'Haringey', lat: 51.5904, lng: -0.1075},
  harrow: {name: 'Harrow', lat: 51.5977, lng: -0.3412},
  havering: {name: 'Havering', lat: 51.5745, lng: 0.2211},
  hillingdon: {name: 'Hillingdon', lat: 51.5415, lng: -0.4456},
  hounslow: {name: 'Hounslow', lat: 51.4683, lng: -0.3672},
  islington: {name: 'Islington', lat: 51.5355, lng: -0.107},
  'kensington-and-chelsea': {name: 'Kensington and Chelsea', lat: 51.4965, lng: -0.1926},
  'kingston-upon-thames': {name: 'Kingston upon Thames', lat: 51.3878, lng: -0.287},
  lambeth: {name: 'Lambeth', lat: 51.4275, lng: -0.1183},
  lewisham: {name: 'Lewisham', lat: 51.4481, lng: -0.0203},
  merton: {name: 'Merton', lat: 51.4099, lng: -0.1973},
  newham: {name: 'Newham', lat: 51.533, lng: 0.0364},
  redbridge: {name: 'Redbridge', lat: 51.5856, lng: 0.0759},
  'richmond-upon-thames': {name: 'Richmond upon Thames', lat: 51.4412, lng: -0.3165},
  southwark: {name: 'Southwark', lat: 51.4731, lng: -0.0746},
  sutton: {name: 'Sutton', lat: 51.3621, lng: -0.1777},
  'tower-hamlets': {name: 'Tower Hamlets', lat: 51.5075, lng: -0.0215},
  'waltham-forest': {name: 'Waltham Forest', lat: 51.5941, lng: -0.0126},
  wandsworth: {name: 'Wandsworth', lat: 51.4425, lng: -0.1864},
  westminster: {name: 'Westminster', lat: 51.5188, lng: -0.1815},
} as const

export type BoroughId = keyof typeof boroughs
