import 'server-only'
import {formPage} from '#model/browser-forms.ts'
import {stores} from '#model/stores.ts'
import {contentClient} from './client.server.ts'

const query =
  '*[_type == "siteSettings" && _id == "siteSettings"][0].stores[store == $store][0].address'

/**
 * Says where the page of a store leads once the app is in it (DL-1). It is asked for at every visit and kept nowhere:
 * few visits go there, and a published address counts at once.
 *
 * @param path - a path as stored on a page document
 * @returns the app's address in the store, `null` until the dataset has one and for every other page
 * @throws when the content lake does not answer
 */
export async function findStoreAddress(path: string): Promise<string | null> {
  const store = stores.find((candidate) => formPage(candidate) === path)
  return store === undefined ? null : await contentClient.fetch<string | null>(query, {store})
}
