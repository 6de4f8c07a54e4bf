import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {fetchContent} from '#content/fetch-content.server.ts'
import {pictureFields} from '#content/fragments/picture.ts'

const SERVICES_QUERY = defineQuery(/* groq */ `*[_type == "service"] | order(doorNumber asc){
  _id,
  _type,
  key,
  status,
  doorNumber,
  picture{${pictureFields}}
}`)

/** Reads the front doors of all services, and whether their lights are on. */
export const getServices = cache(() => fetchContent(SERVICES_QUERY, {}, []))

export type Services = Awaited<ReturnType<typeof getServices>>
