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
import type {ClinicianPage as Route} from '#shared/clinicians.ts'
import {notFoundMetadata, pageMetadata} from '#seo/page-metadata.ts'
import {PageGraph} from '#seo/structured-data/page-graph.tsx'

const renderers = {profile: renderProfile, booking: renderBooking}

const render = ({view, kind, slug}: Route) => renderers[view](kind, slug)

export async function clinicianMetadata(route: Route): Promise<Metadata> {
  const page = await render(route)
  return page === null ? await notFoundMetadata() : await pageMetadata(page.head)
}

/** Page at the path of a clinician (G-2). */
export async function ClinicianPage(route: Route) {
  const page = await render(route)
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
