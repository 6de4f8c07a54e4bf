import {basename} from 'node:path'

/** Stands in for Next in unit tests: what is imported of a drawing is its address, as in the site. */
export default {
  process: (_source, file) => ({
    code: `export default {src: ${JSON.stringify(`/_next/static/media/${basename(file)}`)}}`,
  }),
}
