import {notFound} from '#http/responses.ts'
import {clinicianKinds} from '#shared/clinicians.ts'
import {getClinicianPlaces} from '#sections/get-clinician-places.ts'

/** Cached like a page, and invalidated when a clinician is published. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => clinicianKinds.map((kind) => ({kind}))

/** All clinicians of a kind, so that the browser finds the nearest without sending the visitor's position (MAP-2). */
export async function GET(
  _request: Request,
  {params}: {params: Promise<{kind: string}>},
): Promise<Response> {
  const {kind: requested} = await params
  const kind = clinicianKinds.find((each) => each === requested)
  return kind === undefined ? notFound() : Response.json(await getClinicianPlaces(kind))
}
