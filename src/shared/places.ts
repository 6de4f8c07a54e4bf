import {boroughs} from '#lib/geo/boroughs.ts'
import {districts} from '#lib/geo/districts.ts'
import {splitWords} from '#lib/normalize-words.ts'
import {matchArea} from './match-area.ts'
import {areaKeyOf} from './postcodes.ts'

interface Place {
  readonly name: string
  /** Postcode district that most of the place lies in. */
  readonly code: string
}

/** Well-known places beside those that districts are named after. */
const others =
  'N1 Angel; N1 Hoxton; N1 De Beauvoir; N1C Kings Cross; N7 Caledonian Road; N8 Hornsey; N10 Alexandra Palace; ' +
  'N15 Seven Sisters; N16 Newington Green; N19 Tufnell Park; N22 Bounds Green; NW1 Primrose Hill; ' +
  'NW1 Regent’s Park; NW1 Euston; NW2 Dollis Hill; NW3 Belsize Park; NW3 Swiss Cottage; NW5 Dartmouth Park; ' +
  'NW6 Queen’s Park; NW10 Harlesden; NW10 Kensal Green; NW10 Park Royal; E1 Aldgate; E1 Shadwell; ' +
  'E1 Spitalfields; E1 Shoreditch; E1 Brick Lane; E1 Mile End; E5 Lower Clapton; E6 Beckton; E8 London Fields; ' +
  'E9 Hackney Wick; E9 Victoria Park; E11 Wanstead; E14 Canary Wharf; E14 Isle of Dogs; E14 Limehouse; ' +
  'E14 Docklands; E16 Silvertown; E16 Royal Docks; EC1 Farringdon; EC1 Barbican; EC2 Moorgate; ' +
  'EC4 Blackfriars; SE1 Bankside; SE1 Bermondsey; SE1 London Bridge; SE1 Waterloo; SE1 Elephant and Castle; ' +
  'SE5 Denmark Hill; SE11 Vauxhall; SE13 Hither Green; SE15 Nunhead; SE16 Surrey Quays; SE16 Canada Water; ' +
  'SE18 Plumstead; SE19 Crystal Palace; SE20 Anerley; SE23 Honor Oak; SW1 Pimlico; SW1 Victoria; ' +
  'SW1 Belgravia; SW1 St James’s; SW2 Tulse Hill; SW6 Parsons Green; SW7 Knightsbridge; SW8 Nine Elms; ' +
  'SW9 Brixton; SW11 Clapham Junction; SW14 East Sheen; SW15 Roehampton; SW16 Norbury; SW18 Earlsfield; ' +
  'SW18 Southfields; SW19 Colliers Wood; W1 Soho; W1 Mayfair; W1 Fitzrovia; W1 Marylebone; W1 Oxford Street; ' +
  'W2 Bayswater; W4 Gunnersbury; W6 Ravenscourt Park; W9 Little Venice; W10 Ladbroke Grove; W11 Holland Park; ' +
  'W12 White City; WC1 Holborn; WC2 Strand; HA0 Alperton; HA9 Wembley; IG8 Woodford'

/** Places of London by name, except boroughs, which are areas of their own. */
export const londonPlaces: readonly Place[] = [
  ...others.split('; '),
  ...districts.map(({label}) => label),
].flatMap((label) => {
  const [code = '', ...words] = label.split(' ')
  const name = words.join(' ')
  return matchArea(areaKeyOf(name), Object.keys(boroughs)) === null ? [{name, code}] : []
})

/** Returns the postcode district of a place that a text names, of the longest name when there are several. */
export function districtOfPlace(text: string): string | null {
  const words = ` ${splitWords(text).join(' ')} `
  const named = londonPlaces.filter(({name}) => words.includes(` ${splitWords(name).join(' ')} `))
  return named.toSorted((one, other) => other.name.length - one.name.length)[0]?.code ?? null
}
