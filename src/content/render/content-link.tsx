import type {ReactNode} from 'react'
import {dialogPage, formPage} from '#shared/html-forms.ts'
import type {DataAttributes} from '#lib/data-attribute.ts'
import type {DialogName} from '#shared/forms/all-forms.ts'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {dialogLink} from './dialog-link.ts'
import {InvitationLink} from './invitation-link.client.tsx'

/** A link of the dataset; drafts may lack any field. */
export interface LinkContent {
  label: string | null
  kind: 'page' | 'address' | 'dialog' | null
  context?: string | null
  dialog?: DialogName | null
  /** Service, profession or store that the dialog is about. */
  subject?: string | null
  address?: string | null
  page?: {path: string | null} | null
}

/** Returns where a link leads without JavaScript. */
export function linkTarget(link: LinkContent): string {
  if (link.kind === 'address' && link.address) return link.address
  if (link.kind === 'dialog') {
    return link.dialog ? dialogPage(link.dialog, link.subject ?? null) : formPage('waitlist')
  }
  return link.page?.path ?? '/'
}

/** Dialogs that register the visitor. */
const invitations: ReadonlySet<DialogName> = new Set([
  'waitlist',
  'earlyAccess',
  'providerInterest',
])

/** Download pages; links to them open in a new tab (DL-1). */
const downloads = '/download/'

interface ContentLinkProps extends DataAttributes {
  link: LinkContent
  className?: string
  children?: ReactNode
  /** Opens a new tab, which the label must announce. */
  opensNewTab?: boolean
}

/** A dialog link leads to the form's page until the dialog's code handles the click. */
export function ContentLink({link, children, opensNewTab = false, ...rest}: ContentLinkProps) {
  const target = linkTarget(link)
  const copy = children ?? link.label
  const hidden = link.context ? <span data-sr-only="">{` ${link.context}`}</span> : null
  const dialog = link.kind === 'dialog' ? link.dialog : null
  const newTab = opensNewTab || target.startsWith(downloads)
  const Link = dialog && invitations.has(dialog) ? InvitationLink : SiteLink
  return (
    <Link
      {...(dialog ? dialogLink(dialog, link.subject) : {})}
      href={target}
      {...(newTab ? {target: '_blank', rel: 'noopener'} : {})}
      {...rest}
    >
      {copy}
      {hidden}
    </Link>
  )
}
