'use client'

import {type ReactNode, type SubmitEvent, useState} from 'react'
import {registrationEndpoint} from '../registration-endpoint'
import {sendRegistration} from '../send-registration'
import {WaitlistFields} from './waitlist-fields'
import type {WaitlistTexts} from './waitlist-texts'

type State = {name: 'idle' | 'submitting' | 'success'} | {name: 'failure'; message: string}

interface WaitlistFormProps {
  texts: WaitlistTexts
  /** Keeps ids apart when the form stands on a page twice. */
  prefix: string
  privacy: ReactNode
}

/** The waitlist form (FORM-1). Without JavaScript it posts to the same endpoint by itself (FORM-6). */
export function WaitlistForm({texts, prefix, privacy}: WaitlistFormProps) {
  const [state, setState] = useState<State>({name: 'idle'})
  const busy = state.name === 'submitting'

  const submit = async (form: HTMLFormElement) => {
    setState({name: 'submitting'})
    const fields = new FormData(form)
    const text = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    try {
      await sendRegistration({
        name: text('name'),
        lastName: text('lastName'),
        email: text('email'),
        role: 'patient',
        wantsNewsletter: fields.has('wantsNewsletter'),
        source: 'landing_page',
        userAgent: navigator.userAgent,
      })
      form.reset()
      setState({name: 'success'})
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      setState({name: 'failure', message: message === '' ? texts.failure : message})
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void submit(event.currentTarget)
  }

  return (
    <form action={registrationEndpoint} method="post" onSubmit={onSubmit}>
      <WaitlistFields texts={texts} prefix={prefix} />
      {privacy}
      <div aria-live="polite">
        {state.name === 'success' ? <p data-message="success">{texts.success}</p> : null}
        {state.name === 'failure' ? <p data-message="failure">{state.message}</p> : null}
      </div>
      <button aria-disabled={busy} type="submit">
        {busy ? texts.submitting : texts.submit}
      </button>
    </form>
  )
}
