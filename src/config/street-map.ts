import {z} from 'zod'

/** What Google offers to try maps with; its colours are Google's own. */
const demoMapId = 'DEMO_MAP_ID'

export const streetMapVariables = {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of Google Maps: letters, digits, - and _')
    .optional()
    .describe('The key for Google’s street map. Without it the site shows its own map alone.'),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be the id of a map: letters, digits, - and _')
    .optional()
    .describe('The id of a map in Google’s console, which holds its colours.'),
}

type StreetMapVariables = z.output<z.ZodObject<typeof streetMapVariables>>

/** What Google's map is asked for with. Everybody can read both. */
export interface StreetMapConfiguration {
  apiKey: string
  mapId: string
}

/**
 * @param parsed - the parsed variables
 * @returns null where the site has no key
 */
export function toStreetMap({
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: apiKey,
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: mapId = demoMapId,
}: StreetMapVariables): StreetMapConfiguration | null {
  return apiKey === undefined ? null : {apiKey, mapId}
}
