import Link from 'next/link'
import {getNotFoundPage} from '@/content/queries/get-not-found-page'
import {notFoundMetadata} from '@/seo/not-found-metadata'
import {Band, Stack, Wrap} from '@/ui/layout/layout.styles'

export const generateMetadata = notFoundMetadata

/** What any path answers at which no page stands (NF-1). */
export default async function NotFound() {
  const page = await getNotFoundPage()
  return (
    <main id="main">
      <Band>
        <Wrap>
          <Stack>
            <h1>{page.heading}</h1>
            <p>{page.text}</p>
            <Link href="/">{page.linkLabel}</Link>
            <p>{page.footerNote}</p>
          </Stack>
        </Wrap>
      </Band>
    </main>
  )
}
