'use client'

import {usePathname} from 'next/navigation'
import {useEffect, useRef, useState} from 'react'
import {isModifiedPress, useOnIntent} from '@/ui/dialog/use-on-intent'
import {type DialogContent, formOfDialog} from './dialog-content'
import type {FormDialog as FormDialogComponent} from './form-dialog.client'

const load = async (): Promise<typeof FormDialogComponent> =>
  (await import('./form-dialog.client')).FormDialog

interface FormDialogsProps {
  /** The dialogs that can be opened here. */
  dialogs: readonly DialogContent[]
  /** The element they are drawn into. */
  hostId: string
}

interface Opened {
  content: DialogContent
  subject: string | null
}

/**
 * Opens dialogs. Any link opens one that says so (`data-dialog`), wherever it stands, also in an editor's text; without
 * JavaScript it leads to the page with the same form. The code of forms and dialogs is fetched when a visitor shows
 * intent (ARCHITECTURE decision 9).
 */
export function FormDialogs({dialogs, hostId}: FormDialogsProps) {
  const {loaded: FormDialog, prepare, show} = useOnIntent(load)
  const [opened, setOpened] = useState<Opened | null>(null)
  const path = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const find = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-dialog]') : null
      if (!(link instanceof HTMLAnchorElement)) return null
      const {dialog = '', subject = null} = link.dataset
      const form = formOfDialog(dialog, subject)
      const content = dialogs.find((candidate) => candidate.form === form)
      return {link, subject, content}
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
      event.preventDefault()
      show()
        .then(() => {
          opener.current = focusAfterwards(link, opener.current)
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
      onOpenChange={(open) => setOpenAt(open ? path : null)}
      // Going to another page leaves the dialog behind.
      open={openAt === path}
      opener={opener}
      subject={opened.subject}
    />
  )
}

/** A menu or a dialog that held the link is gone by now; the focus then returns to what opened that. */
function focusAfterwards(link: HTMLElement, before: HTMLElement | null): HTMLElement | null {
  if (link.isConnected && link.closest('[role="dialog"]') === null) return link
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== document.body) return focused
  return before
}
