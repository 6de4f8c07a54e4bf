import type {ReactNode} from 'react'
import {dialogPage, formPage} from '#shared/html-forms.ts'
import type {DataAttributes} from '#lib/data-attribute.ts'
import type {DialogName} from '#shared/forms/all-forms.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {dialogLink} from './dialog-link.ts'

/** A link as the dataset knows it; all of it may be missing in a draft. */
export interface LinkContent {
  label: string | null
  kind: 'page' | 'address' | 'dialog' | null
  context?: string | null
  dialog?: DialogName | null
  /** What the dialog is about: a service, a profession, a store. */
  subject?: string | null
  address?: string | null
  page?: {path: string | null} | null
}

/**
 * Says where a link leads without JavaScript.
 *
 * @param link - a link of the dataset
 * @returns a path or an address
 */
export function linkTarget(link: LinkContent): string {
  if (link.kind === 'address' && link.address) return link.address
  if (link.kind === 'dialog') {
    return link.dialog ? dialogPage(link.dialog, link.subject ?? null) : formPage('waitlist')
  }
  return link.page?.path ?? '/'
}

/** Where the pages of the app are; links to them open in a new tab (DL-1). */
const downloads = '/download/'

interface ContentLinkProps extends DataAttributes {
  link: LinkContent
  className?: string
  children?: ReactNode
  /** For an address elsewhere whose link says so. */
  opensNewTab?: boolean
}

/**
 * Renders a link of the dataset. One that opens a dialog leads to the page with the same form until the dialog's code
 * takes its press over; one to a page of the app, which may lead on to a store, opens a tab of its own.
 */
export function ContentLink({link, children, opensNewTab = false, ...rest}: ContentLinkProps) {
  const target = linkTarget(link)
  const copy = children ?? link.label
  const hidden = link.context ? <span data-sr-only="">{` ${link.context}`}</span> : null
  const dialog = link.kind === 'dialog' ? link.dialog : null
  const newTab = opensNewTab || target.startsWith(downloads)
  return (
    <SiteLink
      {...(dialog ? dialogLink(dialog, link.subject) : {})}
      href={target}
      {...(newTab ? {target: '_blank', rel: 'noopener'} : {})}
      {...rest}
    >
      {copy}
      {hidden}
    </SiteLink>
  )
}
