import {z} from 'zod'

/** Google's map id for trials; its colours can't be changed. */
const demoMapId = 'DEMO_MAP_ID'

export const streetMapVariables = {
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of Google Maps: letters, digits, - and _')
    .optional()
    .describe('The key of Google Maps. Without it the site offers only its own map.'),
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be the id of a map: letters, digits, - and _')
    .optional()
    .describe('The id of a map style in Google’s console.'),
}

type StreetMapVariables = z.output<z.ZodObject<typeof streetMapVariables>>

/** Google Maps settings. Both are public: the browser receives them. */
export interface StreetMapConfiguration {
  apiKey: string
  mapId: string
}

export function toStreetMap({
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: apiKey,
  NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID: mapId = demoMapId,
}: StreetMapVariables): StreetMapConfiguration | null {
  return apiKey === undefined ? null : {apiKey, mapId}
}
