import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import type {SanityClient} from 'sanity'
import {previewOrigin} from '#studio/environment.ts'
import {textAt} from '#studio/value-at.ts'

/**
 * Posts a form to the site, with a new preview secret that shows that an editor is signed in.
 *
 * @throws Error with a message for the editor
 */
export async function postToSite(
  client: SanityClient,
  path: string,
  fields: Readonly<Record<string, string>>,
  {source, userId}: {source: string; userId: string | undefined},
): Promise<Response> {
  const send = async () => {
    const {secret} = await createPreviewSecret(client, source, location.href, userId)
    return await fetch(new URL(path, previewOrigin), {
      method: 'POST',
      body: new URLSearchParams({...fields, secret}),
    })
  }
  const response = await send().catch(() => {
    throw new Error('The site or the content lake did not answer. Try again in a moment.')
  })
  if (response.ok) return response
  const problem: unknown = await response.json().catch(() => null)
  throw new Error(textAt(problem, 'title') ?? 'The site did not say why.')
}
