import {respondWithPageDocument} from '#seo/page-documents/respond-with-page-document.server.ts'

/** The proxy rewrites paths such as `/about.md` to this route; the request keeps its original URL. */
export {respondWithPageDocument as GET}
