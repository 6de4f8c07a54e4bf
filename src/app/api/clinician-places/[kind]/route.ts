import {notFound} from '#http/responses.ts'
import {clinicianKinds} from '#shared/clinicians.ts'
import {getClinicianPlaces} from '#sections/get-clinician-places.ts'

/** Kept like a page, and rendered again when a clinician is published; there are no other kinds. */
export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => clinicianKinds.map((kind) => ({kind}))

/** Everybody of a kind, for whoever lets a map look for the nearest: where they are is said to nobody (MAP-2). */
export async function GET(
  _request: Request,
  {params}: {params: Promise<{kind: string}>},
): Promise<Response> {
  const {kind: asked} = await params
  const kind = clinicianKinds.find((each) => each === asked)
  return kind === undefined ? notFound() : Response.json(await getClinicianPlaces(kind))
}
