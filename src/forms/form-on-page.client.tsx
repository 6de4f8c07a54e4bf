'use client'

import {Activity, use, useEffect} from 'react'
import {isRefused, onChoice} from '#analytics/choice.ts'
import {onRegistration} from '#content/render/registration.ts'
import {lazyComponent} from '#lib/lazy-component.tsx'
import {useHydrated} from '#lib/use-hydrated.ts'
import {uncounted} from '#ui/state-attributes.ts'
import {beginUse, continueUse, firstUse, watchForms} from './first-use.ts'
import type {FormProps} from './form-content.ts'

const FormBody = lazyComponent(async () => (await import('./form-body.tsx')).FormBody)

/**
 * Renders a form on a page, to which links to its dialog lead without JavaScript (FORM-6). Its code loads when the
 * visitor first uses it: React leaves the markup of an `Activity` in place until its content stops suspending, and,
 * unlike a `Suspense` boundary, the server never sends it hidden (decision 40).
 */
export function FormOnPage(props: FormProps) {
  useEffect(watchForms, [])
  // A registration in a dialog changes the form of the page.
  useEffect(() => onRegistration(beginUse), [])
  const isCounted = props.content.form === 'interest' && props.content.analytics !== null
  useEffect(() => (isCounted ? markRefusal() : undefined), [isCounted])
  return (
    <Activity>
      <FormInUse {...props} />
    </Activity>
  )
}

/** Marks the document for the styles that hide a survey whose answer isn't counted (MOD-3). */
function markRefusal(): () => void {
  const mark = () => document.documentElement.toggleAttribute(uncounted.name, isRefused())
  mark()
  return onChoice(mark)
}

function FormInUse(props: FormProps) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) continueUse()
  }, [isHydrated])
  if (!isHydrated && typeof document !== 'undefined') use(firstUse)
  return <FormBody {...props} />
}
