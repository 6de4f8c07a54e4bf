'use client'

import type {ReactNode, RefObject} from 'react'
import {Dialog} from '@/ui/dialog/dialog.client'
import {WaitlistForm} from './waitlist-form.client'
import type {WaitlistTexts} from './waitlist-texts'

interface WaitlistDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  hostId: string
  opener: RefObject<HTMLElement | null>
  texts: WaitlistTexts
  picture: ReactNode
  privacy: ReactNode
}

/** The waitlist form as a dialog (HDR-3, MOD-1). Closing it unmounts the form and so resets it. */
export function WaitlistDialog({texts, privacy, ...dialog}: WaitlistDialogProps) {
  return (
    <Dialog title={texts.title} intro={texts.intro} closeLabel={texts.close} {...dialog}>
      <WaitlistForm texts={texts} prefix="waitlist-dialog" privacy={privacy} />
    </Dialog>
  )
}
