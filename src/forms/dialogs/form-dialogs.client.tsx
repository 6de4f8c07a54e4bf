'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {openerOf, isModifiedClick, useOnIntent} from '#ui/dialog/use-opener.ts'
import type {DialogContent} from '#forms/form-content.ts'
import {dialogName, dialogSubject} from '#content/render/dialog-link.ts'
import {professionsId, professionsPage} from '#shared/paths.ts'
import {pickDialog} from '#shared/pick-dialog.ts'
import {endingBand, ownAction} from '#ui/state-attributes.ts'
import type {CardContent} from '#shared/waitlist-card.ts'
import {provideCard} from '#forms/card-content.ts'
import type {FormDialog as FormDialogComponent} from './form-dialog.client.tsx'

const load = async (): Promise<typeof FormDialogComponent> =>
  (await import('./form-dialog.client.tsx')).FormDialog

interface FormDialogsProps {
  dialogs: readonly DialogContent[]
  hostId: string
  /** Content of the card after a registration (FORM-9). */
  card?: CardContent
}

/** First field of the page's own registration form, or its link to the professions (HDR-3). */
const ownPlace = `main :is(${[
  "[name='role'][type='hidden'] ~ * input",
  `${ownAction.selector} a[href='#${professionsId}']`,
  `${endingBand.selector} a[href='${professionsPage}']`,
].join(', ')})`

interface Opened {
  content: DialogContent
  subject: string | null
}

/**
 * Opens the dialog that a clicked link names in `data-dialog`, including links in an editor's text. The code of forms
 * and dialogs is fetched on intent (decision 9). Without JavaScript, links lead to a page with the same form.
 */
export function FormDialogs({dialogs, hostId, card}: FormDialogsProps) {
  const {loaded: FormDialog, prepare, show} = useOnIntent(load)
  const [opened, setOpened] = useState<Opened | null>(null)
  const path = usePathname()
  const [openPath, setOpenPath] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (card !== undefined) provideCard(card)
  }, [card])

  useEffect(() => {
    const resolveLink = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest(`a${dialogName.selector}`) : null
      if (!(link instanceof HTMLAnchorElement)) return null
      const dialog = link.getAttribute(dialogName.name) ?? ''
      const subject = link.getAttribute(dialogSubject.name) ?? subjectOfPage(dialog)
      return {link, subject, content: pickDialog(dialogs, dialog, subject)}
    }
    const onIntent = (event: Event) => {
      if (resolveLink(event)?.content !== undefined) prepare()
    }
    const onClick = (event: MouseEvent) => {
      if (isModifiedClick(event)) return
      const resolved = resolveLink(event)
      if (resolved === null) return
      // A dialog that links to another one is replaced with that one.
      setOpenPath(null)
      const {content, link, subject} = resolved
      if (content === undefined) return
      const returnFocusTo = openerOf(link)
      event.preventDefault()
      const own = content.form === 'waitlist' ? document.querySelector<HTMLElement>(ownPlace) : null
      if (own !== null) {
        const lead = () => {
          own.focus()
          // Follows a link; a field ignores it.
          own.click()
        }
        // The menu returns the focus when it has closed.
        if (returnFocusTo === link) lead()
        else returnFocusTo.addEventListener('focus', lead, {once: true})
        return
      }
      show()
        .then(() => {
          opener.current = returnFocusTo
          setOpened({content, subject})
          setOpenPath(path)
        })
        .catch(() => location.assign(link.href))
    }
    const listening = new AbortController()
    const {signal} = listening
    document.addEventListener('pointerover', onIntent, {signal})
    document.addEventListener('focusin', onIntent, {signal})
    document.addEventListener('click', onClick, {signal})
    return () => listening.abort()
  }, [dialogs, path, prepare, show])

  if (FormDialog === null || opened === null) return null
  return (
    <FormDialog
      content={opened.content}
      hostId={hostId}
      onOpenChange={(open) => setOpenPath(open ? path : null)}
      // Closes the dialog when the page changes.
      open={openPath === path}
      opener={opener}
      subject={opened.subject}
    />
  )
}

/**
 * Returns the subject of the page's own link to the waitlist, for the link in the header, so that the form opens with
 * the service or area of the page (FORM-7).
 */
function subjectOfPage(dialog: string): string | null {
  if (dialog !== 'waitlist') return null
  const selector = `main a[${dialogName.name}='${dialog}']${dialogSubject.selector}`
  return document.querySelector(selector)?.getAttribute(dialogSubject.name) ?? null
}
