'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {isModifiedPress, useOnIntent} from '#ui/dialog/use-on-intent.ts'
import type {DialogContent} from '#forms/form-content.ts'
import {dialogName, dialogSubject} from '#content/render/dialog-link.ts'
import {pickDialog} from '#model/pick-dialog.ts'
import type {FormDialog as FormDialogComponent} from './form-dialog.client.tsx'

const load = async (): Promise<typeof FormDialogComponent> =>
  (await import('./form-dialog.client.tsx')).FormDialog

/** What opened the form that is open now; a dialog it leads to gives the focus back to the same. */
let openedFrom: HTMLElement | null = null

interface FormDialogsProps {
  /** The dialogs that can be opened here. */
  dialogs: readonly DialogContent[]
  /** The element they are rendered into. */
  hostId: string
}

interface Opened {
  content: DialogContent
  subject: string | null
}

/**
 * Opens dialogs. Any link opens one that says so (`data-dialog`), wherever it stands, also in an editor's text; without
 * JavaScript it leads to the page with the same form. The code of forms and dialogs is fetched when a visitor shows
 * intent (decision 9).
 */
export function FormDialogs({dialogs, hostId}: FormDialogsProps) {
  const {loaded: FormDialog, prepare, show} = useOnIntent(load)
  const [opened, setOpened] = useState<Opened | null>(null)
  const path = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const find = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest(`a${dialogName.selector}`) : null
      if (!(link instanceof HTMLAnchorElement)) return null
      const dialog = link.getAttribute(dialogName.name) ?? ''
      const subject = link.getAttribute(dialogSubject.name)
      return {link, subject, content: pickDialog(dialogs, dialog, subject)}
    }
    const onIntent = (event: Event) => {
      if (find(event)?.content !== undefined) prepare()
    }
    const onClick = (event: MouseEvent) => {
      const found = isModifiedPress(event) ? null : find(event)
      if (found === null) return
      // A dialog that leads to another one makes room for it.
      setOpenAt(null)
      const {content, link, subject} = found
      if (content === undefined) return
      const inForm = link.closest('[role="dialog"]') !== null && openedFrom?.isConnected === true
      const target = inForm ? openedFrom : link
      event.preventDefault()
      show()
        .then(() => {
          opener.current = target?.isConnected === true ? target : focused()
          openedFrom = opener.current
          setOpened({content, subject})
          setOpenAt(path)
        })
        .catch(() => location.assign(link.href))
    }
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
      document.removeEventListener('click', onClick)
    }
  }, [dialogs, path, prepare, show])

  if (FormDialog === null || opened === null) return null
  return (
    <FormDialog
      content={opened.content}
      hostId={hostId}
      onOpenChange={(open) => {
        if (!open) openedFrom = null
        setOpenAt(open ? path : null)
      }}
      // Going to another page leaves the dialog behind.
      open={openAt === path}
      opener={opener}
      subject={opened.subject}
    />
  )
}

/** A menu that held the link is gone by now, and has given the focus to what opened it. */
function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
