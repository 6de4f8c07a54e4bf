import 'server-only'
import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {renderingConfiguration} from '#config/environment.server.ts'
import {knownPaths} from '#content/known-paths.server.ts'
import {readPage} from '#content/read-page.server.ts'
import {notFound, tryAgain} from '#http/small-answers.ts'
import {parseRendition} from '#model/renditions.ts'
import {parsePage} from './page-document.ts'
import {pageMarkdown} from './page-markdown.ts'

interface Kept {
  /** Of the HTML it was made of. */
  digest: string
  markdown: string
  isListed: boolean
}

/** About as many as there are pages; a text is some kilobytes, and made again in some milliseconds. */
const kept = new LRUCache<string, Kept>({max: 500})

/**
 * Answers with the Markdown of a page (SEO-4), made of the HTML that visitors get: it costs no query, is as fresh as the
 * page, and a page whose HTML has not changed is not converted twice.
 *
 * @param request - for an address such as `/about.md`
 * @returns 404 where no page stands; 503 only while the page itself cannot be rendered for the first time
 */
export async function answerMarkdown(request: Request): Promise<Response> {
  const rendition = parseRendition(new URL(request.url).pathname)
  if (rendition?.kind !== 'markdown') return notFound()
  const {path} = rendition
  if (!(await knownPaths()).pages.has(path)) return notFound()
  const html = await readPage(path)
  if (html === null) return tryAgain()
  const {digest, markdown, isListed} = convert(path, html)
  const etag = `"${digest}"`
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    // The page itself is what whoever searches should find.
    ...(isListed
      ? {link: `<${renderingConfiguration().site.publicOrigin}${path}>; rel="canonical"`}
      : {'x-robots-tag': 'noindex'}),
  }
  return request.headers.get('if-none-match') === etag
    ? new Response(null, {status: 304, headers})
    : new Response(markdown, {headers})
}

function convert(path: string, html: string): Kept {
  const digest = createHash('sha256').update(html).digest('base64url')
  const known = kept.get(path)
  if (known?.digest === digest) return known
  const page = parsePage(html)
  const markdown = pageMarkdown(page, renderingConfiguration().site.publicOrigin + path)
  const made = {digest, markdown, isListed: page.isListed}
  kept.set(path, made)
  return made
}
