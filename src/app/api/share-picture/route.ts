import {answerSharePicture} from '#seo/page-documents/share-image/respond-with-share-image.server.ts'

/** The proxy leads addresses of share pictures here; the request keeps the address it was made for. */
export async function GET(request: Request): Promise<Response> {
  return await answerSharePicture(request)
}
