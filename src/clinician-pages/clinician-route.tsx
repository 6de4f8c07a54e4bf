import type {Metadata} from 'next'
import {getFrame} from '#content/queries/get-frame.ts'
import {ActionBar} from '#layout/action-bar/action-bar.tsx'
import {MissingPage} from '#layout/not-found/missing-page.tsx'
import {renderBooking, renderProfile} from './clinician-page.tsx'
import {PageDialogs} from '#forms/dialogs/page-dialogs.tsx'
import {currentWaitingSteps} from '#revalidation/waiting-steps.server.ts'
import {draftOf} from '#sections/draft-of.server.ts'
import {pageAction} from '#sections/page-action.ts'
import {SectionList} from '#sections/section-list.tsx'
import {type ClinicianPage, clinicianPageAt} from '#shared/clinicians.ts'
import {prerenderedPaths} from '#route-table/route-table.server.ts'
import {notFoundMetadata, pageMetadata} from '#seo/page-metadata.ts'
import {PageGraph} from '#seo/structured-data/page-graph.tsx'

interface Props {
  params: Promise<{slug: string}>
}

const renderers = {profile: renderProfile, booking: renderBooking}

/**
 * Creates the exports of a clinician route (G-2). The most visited pages are prerendered, all others on their first
 * request.
 */
export function clinicianRoute(view: ClinicianPage['view'], kind: ClinicianPage['kind']) {
  const render = async ({params}: Props) => {
    const {slug} = await params
    return await renderers[view](kind, decodeURIComponent(slug))
  }
  const staticParams = async (): Promise<{slug: string}[]> => {
    const pages = (await prerenderedPaths()).map(clinicianPageAt)
    return pages.flatMap((page) =>
      page?.view === view && page.kind === kind ? [{slug: page.slug}] : [],
    )
  }

  const metadata = async (props: Props): Promise<Metadata> => {
    const page = await render(props)
    return page === null ? await notFoundMetadata() : await pageMetadata(page.head)
  }

  const Page = async (props: Props) => {
    const page = await render(props)
    if (page === null) return <MissingPage />
    const {sections} = page.template
    return (
      <>
        {page.body}
        <SectionList
          doors={(await getFrame()).doors}
          draft={await draftOf(page.template)}
          page={{reading: null, sections}}
          waiting={currentWaitingSteps()}
        />
        <ActionBar link={pageAction(sections)} />
        <PageDialogs content={[sections, page.dialogs]} />
        <PageGraph head={page.head} />
      </>
    )
  }

  return {staticParams, metadata, Page}
}
