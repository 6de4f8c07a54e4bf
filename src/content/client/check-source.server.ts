import 'server-only'
import {ClientError} from '@sanity/client'
import {renderingConfiguration} from '#config/environment.server.ts'
import {describeFailure} from '#lib/describe-failure.ts'
import {backgroundClient, createDraftClient} from './client.server.ts'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

/**
 * Logs a warning when the dataset or the token of hosted Sanity doesn't suit the site, which pages would show only by
 * missing content. Sends two requests.
 */
export async function checkSource(): Promise<void> {
  if (lakeOrigin !== null) return
  try {
    for (const warning of [await datasetWarning(), await tokenWarning()])
      if (warning !== null) console.warn(warning)
  } catch (error) {
    console.warn('Cannot check the project at Sanity:', describeFailure(error))
  }
}

/** A private dataset responds to anonymous requests as if it were empty. */
async function datasetWarning(): Promise<string | null> {
  const settings = await backgroundClient.fetch<number>('count(*[_type == "siteSettings"])')
  return settings > 0
    ? null
    : `Anonymous requests find no site settings in the dataset "${dataset}" of the project "${projectId}". Make the dataset public, or copy the content to it with npm run content:push.`
}

async function tokenWarning(): Promise<string | null> {
  try {
    const {role} = await createDraftClient().users.getById('me')
    return role === 'viewer'
      ? null
      : `SANITY_API_READ_TOKEN has the role "${role}". The site only reads: create a token with the role Viewer.`
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return `SANITY_API_READ_TOKEN is no token of the project "${projectId}" (HTTP ${error.statusCode}). Drafts cannot be shown.`
  }
}
