import {resolve} from 'node:path'
import {z} from 'zod'
import {webhookDefinitionSchema} from './webhooks/webhook-definition.ts'

const remedy = 'npm start writes one into .env.local; or set it to a long random text yourself'

const jsonList = z.string().transform((text, context) => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    context.addIssue({code: 'custom', message: 'is not JSON'})
    return z.NEVER
  }
})

const schema = z.object({
  CONTENT_LAKE_PORT: z.coerce
    .number('is not a port: give a number from 0 to 65535')
    .int()
    .min(0)
    .max(65_535)
    .default(3333),
  DATA_DIR: z.string().default('.data'),
  SANITY_API_READ_TOKEN: z.string(`is missing: ${remedy}`),
  SANITY_API_WRITE_TOKEN: z.string(`is missing: ${remedy}`),
  CONTENT_LAKE_STUDIO_DIR: z.string().optional(),
  CONTENT_LAKE_RELOAD_STUDIO: z.enum(['0', '1'], 'is 1 or 0').default('0'),
  CONTENT_LAKE_WEBHOOKS: jsonList.pipe(z.array(webhookDefinitionSchema)).default([]),
  CONTENT_LAKE_ALLOWED_ORIGINS: z.string().default(''),
  STUDIO_USER: z.string().trim().max(80, 'is longer than 80 letters').optional(),
})

/** Reads the environment. @throws Error with one line per missing or invalid variable, and the remedy */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  // `NAME=` in an .env file means the same as a missing line.
  const given = Object.entries(variables).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    )
  }
  const {data} = parsed
  const studioDir = data.CONTENT_LAKE_STUDIO_DIR
  return {
    port: data.CONTENT_LAKE_PORT,
    dataDir: resolve(data.DATA_DIR, 'content-lake'),
    readToken: data.SANITY_API_READ_TOKEN,
    writeToken: data.SANITY_API_WRITE_TOKEN,
    ...(studioDir ? {studioDir: resolve(studioDir)} : {}),
    ...(data.STUDIO_USER ? {editorName: data.STUDIO_USER} : {}),
    reloadStudio: data.CONTENT_LAKE_RELOAD_STUDIO === '1',
    webhooks: data.CONTENT_LAKE_WEBHOOKS,
    allowedOrigins: data.CONTENT_LAKE_ALLOWED_ORIGINS.split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter(Boolean),
  }
}
