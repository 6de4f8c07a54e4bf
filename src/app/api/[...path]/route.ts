import {notFound} from '#http/responses.ts'

/** Fallback for unknown API paths and, through `next.config.ts`, for missing files. */
export {
  notFound as GET,
  notFound as POST,
  notFound as PUT,
  notFound as PATCH,
  notFound as DELETE,
  notFound as OPTIONS,
}
