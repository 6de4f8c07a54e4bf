import {LinkIcon} from '@phosphor-icons/react/dist/csr/Link'
import {useToast} from '@sanity/ui/toast'
import {type DocumentActionComponent, type SanityClient, useClient} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {
  draftModePath,
  pageShareKey,
  pageShareParameters,
  shareDocument,
  sharedPreviewDays,
} from '#shared/page-share-link.ts'
import {previewOrigin} from '#studio/environment.ts'
import {textAt} from '#studio/value-at.ts'

const query = '*[_id == $id && _type == $type][0]{secret, _updatedAt}'

/** Action on a page that copies a link to its draft. The link shows drafts of this page only. */
export const SharePage: DocumentActionComponent = ({draft, published}) => {
  const client = useClient({apiVersion: contentApiVersion})
  const toast = useToast()
  const path = textAt(draft ?? published, 'path', 'current')
  const copy = async (page: string) => {
    const link = await linkTo(client, page)
    if (link === null) {
      toast.push({
        status: 'warning',
        title: 'Sharing is off',
        description: 'Open this page in Preview, press Share and switch it on.',
      })
      return
    }
    await navigator.clipboard.writeText(link.url)
    const day = link.until.toLocaleDateString('en-GB', {dateStyle: 'long'})
    toast.push({
      status: 'success',
      title: 'Link copied',
      description: `It shows the draft of this page alone, until ${day}.`,
    })
  }
  return {
    label: 'Copy link to this draft',
    icon: LinkIcon,
    disabled: path === undefined,
    onHandle: () => {
      if (path === undefined) return
      copy(path).catch(() => {
        toast.push({status: 'error', title: 'Not copied. Try again in a moment.'})
      })
    },
  }
}

async function linkTo(client: SanityClient, path: string) {
  const shared = await client
    .withConfig({perspective: 'raw'})
    .fetch<{secret: string | null; _updatedAt: string} | null>(query, shareDocument)
  if (shared === null || shared.secret === null) return null
  const url = new URL(draftModePath, previewOrigin)
  url.searchParams.set(pageShareParameters.path, path)
  url.searchParams.set(pageShareParameters.key, await pageShareKey(shared.secret, path))
  const until = new Date(shared._updatedAt)
  until.setDate(until.getDate() + sharedPreviewDays)
  return {url: url.href, until}
}
