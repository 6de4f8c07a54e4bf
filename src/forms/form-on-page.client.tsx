'use client'

import {sleeping} from './sleep/sleeping.tsx'

/**
 * A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). Who only reads the
 * page loads none of its code.
 */
export const FormOnPage = sleeping(async () => (await import('./form-body.tsx')).FormBody)
