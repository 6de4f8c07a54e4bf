import {respondWithShareImage} from '#seo/page-documents/share-image/respond-with-share-image.server.ts'

/** Target of the proxy's rewrite of share images; the request keeps its original URL. */
export async function GET(request: Request): Promise<Response> {
  return await respondWithShareImage(request)
}
