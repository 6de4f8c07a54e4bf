import {join} from 'node:path'
import {expect} from '@playwright/test'
import {dataFolder, lake, lakePort, site} from './addresses.ts'
import {contentClient} from './content-client.ts'
import {datasetOf} from './dataset.ts'
import {renderedPagesOf} from './rendered-pages.ts'

const folder = join(import.meta.dirname, '..', '..')

/** Fetches a page without following redirects. */
const visit = (path: string) => fetch(site + path, {redirect: 'manual'})
const htmlOf = async (path: string) => (await visit(path)).text()

const valueOf = (id: string, field: string) =>
  contentClient.fetch<unknown>(`*[_id == $id][0].${field}`, {id})

/** The site under test for tests that edit it: its URLs, its dataset and the pages that it renders. */
export const siteContent = {
  origin: site,
  lake,
  lakePort,
  dataFolder,
  ...datasetOf(contentClient),
  ...renderedPagesOf({origin: site, lake, folder}),
  visit,
  htmlOf,
  /** Fetches a field of a document or, with the prefix `drafts.`, of a draft. */
  valueOf,
  /** Returns a function that compares a field of a document with a value. */
  says: (id: string, field: string, value: unknown) => async () =>
    (await valueOf(id, field)) === value,
  /** Polls a page until it contains a text, or no longer does. */
  expectShown: (path: string, text: string, isShown = true) =>
    expect
      .poll(async () => (await htmlOf(path)).includes(text), {
        message: `${path} shows ${text}`,
        intervals: [100],
        timeout: 60_000,
      })
      .toBe(isShown),
}
