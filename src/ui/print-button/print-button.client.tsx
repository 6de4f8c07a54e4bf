'use client'

import type {ReactNode} from 'react'
import type {DataAttributes} from '#lib/data-attribute.ts'
import {useHydrated} from '#lib/use-hydrated.ts'

interface PrintButtonProps extends DataAttributes {
  className?: string
  children: ReactNode
}

/** Opens the print dialog. Hidden until hydration, because it can't work without JavaScript. */
export function PrintButton({children, ...rest}: PrintButtonProps) {
  const canPrint = useHydrated()
  return (
    <button {...rest} hidden={!canPrint} onClick={() => window.print()} type="button">
      {children}
    </button>
  )
}
