import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import type {FormName} from '#shared/forms/all-forms.ts'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {requireFormText} from '#content/client/require-published.server.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {fillSettingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from './get-settings.ts'
import {serviceFrontFields} from '#content/fragments/services.ts'

const FORM_TEXT_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "formText" && name == $name][0]{${formTextFields}}`,
)

/** @throws Error when the document is unpublished or incomplete */
export const getFormText = cache(async (name: FormName) => {
  const [found, settings] = await Promise.all([
    fetchContent(FORM_TEXT_QUERY, {name}, []),
    getSettings(),
  ])
  const copy = await requireFormText(found, name)
  return fillSettingTokens(copy, settings)
})

const SERVICES_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "service"] | order(doorNumber asc){${serviceFrontFields}}`,
)

/** Fetches all services for their illustrated doors. */
export const getServices = cache(() => fetchContent(SERVICES_QUERY, {}, []))

export type Services = Awaited<ReturnType<typeof getServices>>
