import {siteContent} from './site-content.ts'

const {contentClient, origin} = siteContent

/**
 * Has a secret by which a draft session can be opened, as the Studio makes one.
 *
 * @param use - is given what makes the address that opens one at a path
 */
export async function withSecret(
  use: (linkTo: (path: string) => string) => Promise<void>,
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
    )
  } finally {
    await contentClient.delete(document._id)
  }
}
