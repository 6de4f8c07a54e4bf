import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import type {FormName} from '#shared/forms/all-forms.ts'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {requireFormText} from '#content/client/require-published.server.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {formTextFields} from '#content/fragments/form-text.ts'
import {settingTokens} from '#content/queries/setting-tokens.ts'
import {getSettings} from './get-settings.ts'

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
  return fillTokens(copy, settingTokens(settings, new Date()))
})
