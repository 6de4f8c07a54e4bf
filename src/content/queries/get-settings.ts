import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {settingsFields} from '#content/fragments/settings.ts'
import type {SETTINGS_QUERY_RESULT} from '#content/generated/sanity.types.ts'
import {requirePublished} from '#content/client/require-published.server.ts'
import type {RequiredFields} from '#content/client/required-fields.ts'

const SETTINGS_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "siteSettings" && _id == "siteSettings"][0]{${settingsFields}}`,
)

const requiredFields: RequiredFields<NonNullable<SETTINGS_QUERY_RESULT>> = {
  brand: true,
  brandFull: true,
  tagline: true,
  titleTemplate: true,
  defaultDescription: true,
  email: true,
  dataEmail: true,
  securityEmail: true,
  phone: true,
  phoneHours: true,
  phoneHoursHint: true,
  replyTime: true,
  address: true,
  toBeAnnounced: true,
  emergencyStrip: true,
  priceFrom: true,
  cancelHours: true,
  legalName: true,
  company: true,
  cqc: true,
  sampleData: true,
  mapAttribution: true,
}

/** @throws Error when they are unpublished or lack a required field */
export const getSettings = cache(async () => {
  const settings = await fetchContent(SETTINGS_QUERY, {}, [])
  return await requirePublished(settings, 'Site settings', requiredFields)
})

export type Settings = Awaited<ReturnType<typeof getSettings>>
