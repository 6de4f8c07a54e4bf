import type {Frame} from '@/content/queries/get-frame'
import {present} from '@/lib/present'

export type WaitlistDocument = Omit<Frame['waitlist'], 'name'>

export interface FieldTexts {
  label: string
  hint: string | null
  autocomplete: string | null
  initiallyChecked: boolean
}

/** The words of the waitlist form, ready for the browser. */
export interface WaitlistTexts {
  title: string
  intro: string | null
  fields: Record<'firstName' | 'lastName' | 'email' | 'wantsNewsletter', FieldTexts>
  submit: string
  submitting: string
  close: string
  success: string
  failure: string
}

/**
 * Takes the words of the waitlist form out of its document (FORM-1).
 *
 * @param document - the form text `waitlist`
 * @returns the words, by the names the form knows them by
 * @throws Error naming what the document lacks
 */
export function waitlistTexts(document: WaitlistDocument): WaitlistTexts {
  const field = (name: string): FieldTexts => {
    const found = present(document.fields).find((candidate) => candidate.name === name)
    if (found === undefined) throw incomplete(`the field "${name}"`)
    return {
      label: found.label,
      hint: found.hint,
      autocomplete: found.autocomplete,
      initiallyChecked: found.initiallyChecked ?? false,
    }
  }
  const message = (key: string): string => {
    const found = present(document.messages).find((candidate) => candidate.key === key)
    if (found === undefined) throw incomplete(`the message "${key}"`)
    return found.text
  }
  const {title, intro, submit, submitting, close} = document
  if (submit === null || submitting === null || close === null) throw incomplete('a button')
  return {
    title,
    intro,
    fields: {
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      wantsNewsletter: field('wantsNewsletter'),
    },
    submit,
    submitting,
    close,
    success: message('success'),
    failure: message('failure'),
  }
}

function incomplete(what: string): Error {
  return new Error(
    `The form text "waitlist" lacks ${what}. Add it in the Studio under "Words of a form".`,
  )
}
