import {z} from 'zod'

/** A webhook (Sanity docs, "GROQ-powered webhooks"). */
export const webhookDefinitionSchema = z.object({
  name: z.string().min(1),
  url: z.url({protocol: /^https?$/}),
  secret: z.string().optional(),
  filter: z.string().optional(),
  projection: z.string().optional(),
  on: z.array(z.enum(['create', 'update', 'delete'])).optional(),
})

export type WebhookDefinition = z.infer<typeof webhookDefinitionSchema>
