'use client'

import {type ReactNode, useSyncExternalStore} from 'react'
import type {DataAttributes} from '#lib/data-attribute.ts'

interface PrintButtonProps extends DataAttributes {
  className?: string
  children: ReactNode
}

const never = () => () => undefined

/**
 * Opens the browser's print dialog. Without JavaScript it could not, so it is not there until the page has come alive.
 */
export function PrintButton({children, ...rest}: PrintButtonProps) {
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <button {...rest} hidden={!canPrint} onClick={() => window.print()} type="button">
      {children}
    </button>
  )
}
