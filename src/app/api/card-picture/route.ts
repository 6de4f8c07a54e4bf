import {respondWithCardPicture} from '#seo/page-documents/card-picture/respond-with-card-picture.server.ts'

/** The proxy rewrites the paths of cards to this route; the request keeps its original URL. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithCardPicture(request)
}
