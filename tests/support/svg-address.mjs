import {basename} from 'node:path'

/** Transforms the import of an SVG file into its URL in unit tests, as Next does. */
export default {
  process: (_source, file) => ({
    code: `export default {src: ${JSON.stringify(`/_next/static/media/${basename(file)}`)}}`,
  }),
}
