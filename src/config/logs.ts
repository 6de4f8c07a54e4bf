import {z} from 'zod'

export const logVariables = {
  LOG_FORMAT: z
    .enum(['text', 'json'], 'must be text or json')
    .default('text')
    .describe('How the site writes its log: lines for people, or a line of JSON for each event.'),
}
