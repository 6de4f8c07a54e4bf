import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {present} from '@/lib/present'
import {formPages} from '@/model/browser-forms'
import {stores} from '@/model/forms'
import {fetchContent} from '../fetch-content.server'

const STORE_ADDRESSES_QUERY =
  defineQuery(/* groq */ `*[_type == "appPromotion" && _id == "appPromotion"][0]{
  _id,
  _type,
  buttons[]{store, address}
}`)

/**
 * Says where the page of a store leads once the app is in it (DL-1). The page then depends on the app promotion, so
 * that it is drawn again when an editor fills the address in or takes it out.
 *
 * @param path - a path as stored on a page document
 * @returns the app's address in the store, `null` until the dataset has one and for every other page
 */
export const getStoreAddress = cache(async (path: string): Promise<string | null> => {
  const store = stores.find((candidate) => formPages[candidate] === path)
  if (store === undefined) return null
  const promotion = await fetchContent(STORE_ADDRESSES_QUERY, {}, [])
  return present(promotion?.buttons).find((button) => button.store === store)?.address ?? null
})
