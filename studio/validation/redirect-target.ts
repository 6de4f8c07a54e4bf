import type {ValidationContext} from 'sanity'
import {contentApiVersion} from '#shared/content-api.ts'
import {followRedirects, isCircular, type Redirect, redirectKey} from '#routing/redirects.ts'

type Context = Pick<ValidationContext, 'document' | 'getClient'>

const othersQuery = `{
  "redirects": *[_type == "redirect" && !sanity::versionOf($id) && defined(from) && defined(to)]{from, to},
  "page": defined(*[_type == "page" && path.current == $from][0]._id)
}`

interface Others {
  redirects: Redirect[]
  page: boolean
}

/** Rejects a redirect that visitors would never reach or that forms a loop, with a message for editors. */
export async function checkRedirect(
  {from, to}: {from: string | undefined; to: string | undefined},
  {document, getClient}: Context,
): Promise<true | string> {
  if (from === undefined || to === undefined || document === undefined) return true
  const {redirects, page} = await getClient({apiVersion: contentApiVersion})
    .withConfig({perspective: 'published'})
    .fetch<Others>(othersQuery, {
      id: document._id.replace(/^drafts\./, ''),
      from: redirectKey(from),
    })
  if (page)
    return `A page stands at ${from}, so nobody would be led on. Move or unpublish it first.`
  if (redirects.some((other) => redirectKey(other.from) === redirectKey(from))) {
    return `Another redirect leads from ${from} already.`
  }
  const path = followRedirects([...redirects, {from, to}], from)
  return isCircular(path) ? `This leads in a circle: ${path.join(' → ')}.` : true
}
