'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'
import type {FormBodyProps} from './form-body.tsx'

const ContactOnPage = lazyComponent(async () => (await import('./contact-body.tsx')).ContactBody)
const FormBodyOnPage = lazyComponent(async () => (await import('./form-body.tsx')).FormBody)

/**
 * Lazy-loads a form on a page, to which links to its dialog lead without JavaScript (FORM-6). The contact page, whose
 * form has no dialog, loads no other form.
 */
export function FormOnPage({content, ...props}: FormBodyProps) {
  if (content.form === 'contact') return <ContactOnPage content={content} {...props} />
  return <FormBodyOnPage content={content} {...props} />
}
