'use client'

import {lazy} from 'react'
import type {FormContent} from './form-content.ts'

const FormBody = lazy(async () => ({default: (await import('./form-body.tsx')).FormBody}))

interface FormOnPageProps {
  content: FormContent
  /** The profession or store the form is about. */
  subject: string | null
  /** Keeps ids apart when forms share a page. */
  prefix: string
}

/**
 * A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). It is rendered on the
 * server; its code is a file of its own, so that pages without a form do not load it.
 *
 * No `Suspense` stands around it: React puts the HTML of a boundary of some size where only a script can fetch it, and
 * the form has to be there without one. The page comes alive when the file has arrived.
 */
export function FormOnPage(props: FormOnPageProps) {
  return <FormBody close={null} {...props} />
}
