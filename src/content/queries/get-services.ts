import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {serviceFrontFields} from '#content/fragments/services.ts'

const SERVICES_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "service"] | order(doorNumber asc){${serviceFrontFields}}`,
)

/** Fetches all services for their illustrated doors. */
export const getServices = cache(() => fetchContent(SERVICES_QUERY, {}, []))

export type Services = Awaited<ReturnType<typeof getServices>>
