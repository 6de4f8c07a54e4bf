import {join} from 'node:path'
import {contentImported} from './lake-command.ts'
import {prepareContent} from './prepare-content.ts'
import {readSettings} from './settings.ts'

/** Prepares the content for `npm start` in a process of its own, whose memory ends with it. */
const root = join(import.meta.dirname, '..', '..')

try {
  const isNew = await prepareContent(readSettings(root, process.env, false))
  if (isNew) console.info(contentImported)
  // The channel to the parent process would keep this one running.
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
