'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** Lazy-loads a form on a page, to which links to its dialog lead without JavaScript (FORM-6). */
export const FormOnPage = lazyComponent(async () => (await import('./form-body.tsx')).FormBody)
