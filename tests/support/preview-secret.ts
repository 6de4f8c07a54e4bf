import {siteContent} from './site-content.ts'

const {contentClient, origin} = siteContent

/**
 * Stores a preview secret in the dataset while `use` runs, as the Studio does.
 *
 * @param use - receives a function that returns the URL of a draft session at a path, and the secret
 */
export async function withSecret(
  use: (linkTo: (path: string) => string, secret: string) => Promise<void>,
): Promise<void> {
  const secret = `secret-of-${Date.now()}`
  const document = {_id: `drafts.${secret}`, _type: 'sanity.previewUrlSecret'}
  await contentClient.createOrReplace({
    ...document,
    secret,
    studioUrl: 'http://localhost/studio',
    userId: 'tester',
    source: 'sanity/presentation',
  })
  try {
    await use(
      (path) =>
        `${origin}/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent(path)}`,
      secret,
    )
  } finally {
    await contentClient.delete(document._id)
  }
}
