import {hydrateRoot} from 'react-dom/client'
import {flushSync} from 'react-dom'
import {FormBody} from './form-body.tsx'
import type {FormOnPageProps} from './form-on-page-props.ts'

/**
 * Hydrates a form that the server rendered, apart from the page around it.
 *
 * @param place - the element around the form
 * @param props - what the form was rendered with
 * @returns what takes it off the page again
 */
export function hydrateForm(place: HTMLElement, props: FormOnPageProps): () => void {
  let root: ReturnType<typeof hydrateRoot> | undefined
  // Who waits for the form can use it when this returns.
  flushSync(() => {
    root = hydrateRoot(place, <FormBody close={null} {...props} />)
  })
  return () => root?.unmount()
}
