'use client'

import {lazy} from 'react'
import type {ChoiceFormProps} from './choice-form.tsx'

const Form = lazy(async () => ({default: (await import('./choice-form.tsx')).ChoiceForm}))

/** The choice in a file of its own: pages without it do not load it. */
export function ChoiceForm(props: ChoiceFormProps) {
  return <Form {...props} />
}
