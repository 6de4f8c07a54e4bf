import type {Metadata} from 'next'
import {draftMode} from 'next/headers'
import {clinicianMetadata, ClinicianPage} from '#clinician-pages/clinician-view.tsx'
import {MissingPage} from '#layout/not-found/missing-page.tsx'
import {findPage} from '#sections/find-page.ts'
import type {Page} from '#sections/get-page.ts'
import {contentClient} from '#content/client/client.server.ts'
import {recordBuiltState} from '#revalidation/content-state.server.ts'
import {currentWaitingSteps} from '#revalidation/waiting-steps.server.ts'
import {prerenderedPaths, storeRoutes} from '#route-table/route-table.server.ts'
import {getFrame} from '#content/queries/get-frame.ts'
import {getRoutes} from '#route-table/get-routes.ts'
import {PageDialogs} from '#forms/dialogs/page-dialogs.tsx'
import {ActionBar} from '#layout/action-bar/action-bar.tsx'
import {SoonBar} from '#layout/soon-bar/soon-bar.tsx'
import {clinicianPageAt} from '#shared/clinicians.ts'
import {pathAliases, pathFromSegments, segmentsFromPath} from '#shared/paths.ts'
import {storeSearchContent} from '#search/search-state.server.ts'
import {filterLabelOf, listHeadOf} from '#sections/list-head.ts'
import {pageAction} from '#sections/page-action.ts'
import {headOf} from '#sections/page-facts.ts'
import {draftOf} from '#sections/draft-of.server.ts'
import {SectionList} from '#sections/section-list.tsx'
import {
  filteredListMetadata,
  listPageMetadata,
  notFoundMetadata,
  pageMetadata,
  withListPage,
} from '#seo/page-metadata.ts'
import {PageGraph} from '#seo/structured-data/page-graph.tsx'
import {isAnnounced} from '#shared/service-status.ts'

interface Props {
  params: Promise<{path?: string[]}>
}

/**
 * Renders the nearest pages and every alias during the build, and all others on their first request (decision 71).
 * The build also stores the routes, for a proxy that starts while the content lake is unavailable.
 */
export async function generateStaticParams() {
  if (await recordBuiltState()) {
    storeRoutes(await getRoutes(contentClient, null))
    await storeSearchContent()
  }
  const paths = [...(await prerenderedPaths()), ...Object.keys(pathAliases)]
  return paths.map((path) => ({path: segmentsFromPath(path)}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const path = await pathOf(params)
  const clinician = clinicianPageAt(path)
  if (clinician !== undefined) return await clinicianMetadata(clinician)
  const found = await findPage(path)
  if (found === null) return await notFoundMetadata()
  const list = listHeadOf(found)
  const filter = filterLabelOf(found)
  if (filter !== null) return await filteredListMetadata(await headIn(found.page), filter, list)
  return list === null
    ? await pageMetadata(await headIn(found.page, found.variant), found.variant !== null)
    : await listPageMetadata(await headIn(found.page), list)
}

export default async function SitePage({params}: Props) {
  const path = await pathOf(params)
  const clinician = clinicianPageAt(path)
  if (clinician !== undefined) return <ClinicianPage {...clinician} />
  const found = await findPage(path)
  if (found === null) return <MissingPage />
  const {page, variant, listPage, visitPlace} = found
  const service = serviceOf(page)
  return (
    <>
      {/* Pages of a service that has launched don't show the "coming soon" bar (G-7). */}
      {service !== null && isAnnounced(service.status) ? null : (
        <SoonBar banner={page.banner} door={service?.key ?? null} />
      )}
      <SectionList
        doors={(await getFrame()).doors}
        draft={await draftOf(page)}
        listPage={listPage}
        page={page}
        variant={variant}
        visitPlace={visitPlace}
        waiting={currentWaitingSteps()}
      />
      <ActionBar key={page._id} link={pageAction(page.sections)} />
      <PageDialogs content={page.sections} />
      <PageGraph
        head={withListPage(await headIn(page), visitPlace === null ? listHeadOf(found) : null)}
      />
    </>
  )
}

/** Drafts have no structured data from sections, which may be incomplete. */
async function headIn(page: Page, variant: string | null = null) {
  const {isEnabled} = await draftMode()
  return headOf(isEnabled ? {...page, sections: []} : page, variant)
}

function serviceOf({sections}: Page) {
  for (const section of sections) {
    if (section._type === 'pageHero') return section.service
  }
  return null
}

async function pathOf(params: Props['params']): Promise<string> {
  const {path} = await params
  return pathFromSegments(path?.map(decodeURIComponent))
}
