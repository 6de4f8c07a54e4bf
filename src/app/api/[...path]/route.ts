import {notFound} from '#http/responses.ts'

/** Where the API and the build's files have nothing: `next.config.ts` leads paths here at which no file stands. */
export {
  notFound as GET,
  notFound as POST,
  notFound as PUT,
  notFound as PATCH,
  notFound as DELETE,
  notFound as OPTIONS,
}
