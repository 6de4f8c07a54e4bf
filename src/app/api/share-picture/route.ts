import {respondWithShareImage} from '#seo/page-documents/share-image/respond-with-share-image.server.ts'

/** The proxy rewrites share image paths to this route; the request keeps its original URL. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithShareImage(request)
}
