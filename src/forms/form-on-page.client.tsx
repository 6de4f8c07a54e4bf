'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

/** A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). */
export const FormOnPage = lazyComponent(async () => (await import('./form-body.tsx')).FormBody)
